import { randomUUID } from 'node:crypto'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { outbox } from '../../api/platform/db/schema'
import { checkoutBody } from '../../api/testing/checkout'
import { seededFolder } from '../seeded-folder'
import { ProductServer } from '../server'
import { withDatabaseOf } from './databases'
import { isFull } from './intensity'
import { remote } from './remote'

describe('a read-only folder for mails', () => {
  it('keeps mails queued with the reason, and does not affect orders', async () => {
    const server = await ProductServer.start({ LOG_LEVEL: 'silent' }, { from: await seededFolder() })
    try {
      writeFileSync(join(server.dataDir, 'outbox'), '')
      const shop = remote(server)
      const items = [{ productId: await shop.productId('abendruhe'), quantity: 1 }]
      expect((await shop.call('checkout', { body: checkoutBody(items) })).status).toBe(201)
      const token = await shop.adminToken()
      await vi.waitFor(
        async () => {
          const { mails } = await shop.ok('listMails', { token })
          expect(mails).toMatchObject([{ state: 'waiting', attempts: 1 }])
          expect(mails[0]?.lastError).toMatch(/EEXIST|ENOTDIR/)
        },
        { timeout: 30_000, interval: 200 },
      )
      await server.stop()
      expect(await withDatabaseOf(server, '', (db) => db.$count(outbox))).toBe(1)
    } finally {
      await server.dispose()
    }
  })
})

const MEGABYTES = 120

/** A shop whose DATA_DIR is a small disk, mounted for its process only. */
async function onSmallDisk(): Promise<ProductServer> {
  const mount = `mount -t tmpfs -o size=${MEGABYTES}m tmpfs "$DATA_DIR" && exec "$0" "$@"`
  const env = { LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' }
  return ProductServer.start(env, { by: ['unshare', '-Urm', 'sh', '-c', mount] })
}

/** Fills the remaining space. @returns a function that frees it */
function fill(disk: string): () => void {
  const file = join(disk, 'filler')
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(file, Buffer.alloc(bavail * bsize))
  return () => rmSync(file)
}

describe.each(isFull ? [{ on: 'the embedded database' }] : [])('a full disk with $on', () => {
  it('ends no process, loses no acknowledged order, and orders work again once there is space', async () => {
    const shop = await onSmallDisk()
    const { call, ok, plentyOf } = remote(shop)
    const productId = await plentyOf('hagebutte')
    const next = () => {
      const customerInfo = { name: 'Gesa Gast', email: `gast-${randomUUID()}@example.org`, phone: '1' }
      return { body: checkoutBody([{ productId, quantity: 1 }], { customerInfo }) }
    }
    const placed: string[] = []
    placed.push((await ok('checkout', next())).order._id)
    const empty = fill(`/proc/${shop.pid ?? 0}/root${shop.dataDir}`)
    const refused: number[] = []
    for (let order = 0; order < 200 && refused.length < 20; order += 1) {
      const reply = await call('checkout', next())
      if (reply.status === 201) placed.push(JSON.stringify(reply.body).match(/[0-9a-f-]{36}/)?.[0] ?? '')
      else refused.push(reply.status)
      expect((await fetch(`${shop.url}/api/products?platform=germany`)).status).toBe(200)
      await pause(20)
    }
    console.log(
      `${placed.length} orders had room, ${refused.length} were refused: ${[...new Set(refused)].join()}.`,
    )
    expect(shop.exitCode).toBeNull()
    empty()
    await vi.waitFor(async () => placed.push((await ok('checkout', next())).order._id), {
      timeout: 30_000,
      interval: 500,
    })
    const token = await remote(shop).adminToken()
    const { pagination } = await ok('listOrders', { token })
    expect(pagination.total).toBeGreaterThanOrEqual(placed.length)
    for (const id of placed) expect((await call('getOrder', { params: { id }, token })).status).toBe(200)
    expect(await shop.stop()).toBe(0)
    await shop.dispose()
  })
})
