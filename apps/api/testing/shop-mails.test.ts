import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNull } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../platform/config/config'
import { outbox } from '../platform/db/schema'
import { bodyFor } from './checkout'
import { sellerAt } from '../modules/shop/shop-details.repository'
import { mailAttachments } from '../modules/mail-attachments'
import { mailTemplates } from '../modules/mail-templates'
import { testShop } from './test-app'
import { startOutbox } from '../platform/mail/worker'

const shop = await testShop()

/** The text of a file's first part, as its reader sees it. */
const readable = (file: string) =>
  Buffer.from(
    readFileSync(file, 'latin1')
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

it('every mail that the shop causes can be written and lands as a file [ORDER-17] [ORDER-18]', async () => {
  const { token } = await shop.admin()
  const { email } = await shop.customer({ language: 'en' })
  const body = await bodyFor(shop, { abendruhe: 2, 'kurkuma-plus': 1 })
  const { order } = await shop.ok('checkout', { body })
  const params = { id: order._id }
  const { cargoCompanies } = await shop.ok('listActiveCargo', { params: { platform: 'germany' }, token })
  await shop.ok('setPaymentStatus', { token, params, body: { status: 'completed' } })
  const cargo = { cargoCompanyId: cargoCompanies[0]?._id ?? '', trackingNumber: '00340434' }
  await shop.ok('assignCargo', { token, params, body: cargo })
  await shop.ok('setOrderStatus', { token, params, body: { status: 'cancelled' } })
  const { orderNumber, customer } = order
  await shop.ok('withdraw', { body: { orderNumber, email: customer.email, name: customer.name } })
  await shop.ok('forgotPassword', { body: { email } })

  const dataDir = mkdtempSync(join(tmpdir(), 'verda-mails-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const config = readConfig({ DATA_DIR: dataDir })
  const worker = startOutbox({
    db: shop.db,
    config,
    templates: mailTemplates,
    attach: mailAttachments(shop.db),
    seller: (platform) => sellerAt(shop.db, platform, new Date()),
    log: shop.app.log,
  })
  expect(await worker.flush()).toBe(7)
  await worker.stop()

  expect(await shop.db.select().from(outbox).where(isNull(outbox.sentAt))).toEqual([])
  const folder = join(dataDir, 'outbox')
  const files = readdirSync(folder)
  const kinds = mailTemplates
    .map(({ kind }) => kind)
    .filter((kind) => files.some((file) => file.includes(`Z-${kind}-`)))
  expect(kinds.sort()).toEqual([
    'cancelled',
    'paid',
    'placed',
    'reset',
    'shipped',
    'shop-withdrawal',
    'withdrawal',
  ])
  const text = (kind: string) =>
    readable(join(folder, files.find((file) => file.includes(`Z-${kind}-`)) ?? ''))
  expect(text('placed')).toContain(`Bestellnummer: ${orderNumber}`)
  expect(text('placed')).toContain('2 × Abendruhe')
  expect(text('placed')).toContain('DE02 1203 0000 0000 2020 51')
  expect(text('placed')).toMatch(/Code: \S{6,}/)
  expect(text('shipped')).toContain('00340434')
  expect(text('reset')).toContain('Set a new password')
})
