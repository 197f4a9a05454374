import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyFor, withCoupon } from '../../testing/checkout'
import { contentOf } from '../../testing/content'
import { freshDatabase } from '../../testing/database'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { backUp, restore } from './backup'
import { openDatabase } from './open'
import { imageVariants, products, productVideos } from './schema'
import { insertParts } from '../media/videos.repository'

let shop: TestApp
let folder = ''
let file = ''
let rows = 0
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verda-backup-'))
  file = join(folder, 'shop.backup')
  shop = await createTestApp()
  const { token } = await shop.customer()
  const body = await bodyFor(shop, { abendruhe: 2 }, withCoupon('WILLKOMMEN10'))
  await shop.ok('checkout', { body: { ...body, customerNote: '🫖 "ä"\n\u202e' }, token })
  const bytes = Buffer.from([0, 1, 255, 10, 13])
  const [picture] = await shop.db.select().from(imageVariants).limit(1)
  await shop.db
    .insert(imageVariants)
    .values({ imageId: picture?.imageId ?? '', file: 'own.webp', width: 320, type: 'image/webp', bytes })
  const [product] = await shop.db.select({ productId: products.id }).from(products).limit(1)
  const film = {
    productId: product?.productId ?? '',
    file: 'film.mp4',
    width: 1,
    height: 1,
    seconds: 1,
    size: 5,
  }
  const [video] = await shop.db.insert(productVideos).values(film).returning()
  await insertParts(shop.db, video?.id ?? '', bytes)
  rows = await backUp(shop.database, file)
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

describe('a backup', () => {
  it.each([
    ['of the same kind', () => freshDatabase(false)],
    ['with other rows', () => freshDatabase()],
    ['embedded, whatever the first one is', () => openDatabase({})],
  ])('is restored completely in a database %s', async (_, open) => {
    const target = await open()
    try {
      expect(await restore(target, file)).toEqual({ rows, told: [] })
      expect(await contentOf(target)).toEqual(await contentOf(shop.database))
      await expect(target.pool.query('delete from products')).rejects.toThrow(/foreign key/)
    } finally {
      await target.close()
    }
  })

  it('is readable by its owner only, and leaves no temporary file', () => {
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(() => statSync(`${file}.part`)).toThrow('ENOENT')
  })

  it.each([
    ['half of it', () => readFileSync(file).subarray(0, -200)],
    ['no backup', () => Buffer.from('nonsense')],
    ['an empty file', () => Buffer.alloc(0)],
  ])('of which there is only %s changes nothing', async (_, bytes) => {
    const broken = join(folder, 'broken.backup')
    writeFileSync(broken, bytes())
    const before = await contentOf(shop.database)
    await expect(restore(shop.database, broken)).rejects.toThrow(/broken\.backup is no (whole )?backup/)
    expect(await contentOf(shop.database)).toEqual(before)
  })
})
