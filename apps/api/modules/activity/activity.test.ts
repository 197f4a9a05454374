import { beforeEach, expect, it } from 'vitest'
import type { Query } from '@/contract/shared/dto'
import { auditLog, orders } from '../../platform/db/schema'
import { orderRow } from '../../testing/order-row'
import { productDraft } from '../../testing/drafts'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop()
let elif: Awaited<ReturnType<typeof shop.admin>>
beforeEach(async () => {
  await shop.reset()
  elif = await shop.admin({ name: 'Elif Yılmaz' })
})

const log = async (query: Parameters<typeof shop.ok<'listActivity'>>[1] = {}) =>
  (await shop.ok('listActivity', { token: (await shop.admin()).token, ...query })).entries

it('a change is logged with its fields before and after, the newest first [ADMIN-55]', async () => {
  const { token } = elif
  const { id } = await shop.product('abendruhe')
  const params = { id }
  await shop.ok('updateProduct', { params, token, body: { name: 'Abendfriede' } })
  const [order] = await shop.db.insert(orders).values(orderRow({})).returning()
  shop.clock.advance(1000)
  await shop.ok('setOrderStatus', { params: { id: order?.id ?? '' }, token, body: { status: 'processing' } })
  expect(await log()).toMatchObject([
    {
      action: 'order.status',
      actor: 'Elif Yılmaz',
      name: order?.number,
      changes: [{ field: 'status', from: 'pending', to: 'processing' }],
    },
    {
      action: 'product.update',
      subjectId: id,
      name: 'Abendfriede',
      changes: [{ field: 'name', from: 'Abendruhe', to: 'Abendfriede' }],
    },
  ])
})

it('a product’s changes are logged once each, and amounts as they were entered [ADMIN-55]', async () => {
  const { token } = await shop.admin()
  const { product } = await shop.ok('createProduct', {
    token,
    body: { ...productDraft, price: 10, stock: { quantity: 5 } },
  })
  await shop.ok('updateProduct', {
    token,
    params: { id: product._id },
    body: {
      price: 12.5,
      stock: { quantity: 6 },
      premiumSubscription: { enabled: true, duration: 1, originalPrice: 9 },
    },
  })
  const entries = await log({ query: { kind: 'product' } })
  const entry = entries.find(({ action }) => action === 'product.update')
  expect(entry?.changes).toEqual([
    { field: 'prices.germany', from: '10.00 EUR', to: '12.50 EUR' },
    { field: 'stock.quantity', from: '5', to: '6' },
    { field: 'premiumSubscription.enabled', from: 'false', to: 'true' },
    { field: 'premiumSubscription.originalPrice', from: '0', to: '9' },
  ])
})

it('a save that changes nothing is not logged, a new password is [ADMIN-55]', async () => {
  const { token } = elif
  const { id } = await shop.product('abendruhe')
  await shop.ok('updateProduct', { params: { id }, token, body: { name: 'Abendruhe' } })
  const { id: other } = await shop.admin()
  const body = { password: 'Lindenblüte-2026', currentPassword: TEST_PASSWORD }
  await shop.ok('updateAdmin', { params: { id: other }, token, body })
  expect((await log()).map(({ action }) => action)).toEqual(['admin.update'])
})

it('a description with a pictograph anywhere can be saved, and a removed translation is logged [ADMIN-55]', async () => {
  const { token } = elif
  const { id: productId } = await shop.product('abendruhe')
  const params = { id: productId }
  const translations = { tr: { subtitle: 'Çay' }, en: { subtitle: 'Tea' } }
  const detailedDescription = `${'a'.repeat(299)}🌿 und mehr`
  await shop.ok('updateProduct', { params, token, body: { detailedDescription, translations } })
  shop.clock.advance(1000)
  await shop.ok('updateProduct', { params, token, body: { translations: { en: translations.en } } })
  const [removed] = await log({ query: { kind: 'product' } })
  expect(removed?.changes).toEqual([{ field: 'translations.tr.subtitle', from: 'Çay', to: null }])
})

it('is filtered by kind, administrator and day, in pages [ADMIN-55] [API-39]', async () => {
  const change = async (token: string, name: string) => {
    const { cargoCompanies } = await shop.ok('listCargo', { token })
    const id = cargoCompanies[0]?._id ?? ''
    await shop.ok('toggleCargo', { token, params: { id } })
    await shop.ok('updateAdminProfile', {
      token,
      body: { name, email: `${name}@verda.example`, currentPassword: TEST_PASSWORD },
    })
  }
  await change(elif.token, 'elif')
  shop.clock.advance(86_400_000)
  const ayse = await shop.admin({ name: 'Ayşe Demir' })
  await change(ayse.token, 'ayse')
  expect(await log()).toHaveLength(4)
  expect((await log({ query: { kind: 'cargo' } })).map(({ action }) => action)).toEqual([
    'cargo.toggle',
    'cargo.toggle',
  ])
  expect((await log({ query: { admin: ayse.id } })).map(({ actor }) => actor)).toEqual(['ayse', 'ayse'])
  const [day] = shop.clock.now().toISOString().split('T')
  expect(await log({ query: { from: day } })).toHaveLength(2)
  expect(await log({ query: { to: '2026-11-20' } })).toEqual([])
  expect(await log({ query: { page: 2, limit: 3 } })).toHaveLength(1)
})

it('never contains a password or a token [ADMIN-55]', async () => {
  const { token } = elif
  await shop.ok('updateAdmin', {
    token,
    params: { id: elif.id },
    body: { name: 'Elif', password: 'Salbei-20260', currentPassword: 'Kamille-2026' },
  })
  expect(JSON.stringify(await log())).not.toMatch(/Salbei|Kamille|argon2/)
})

it('is a file of every entry that the filters let through, in the reader’s language [ADMIN-55]', async () => {
  const { token } = elif
  const { id } = await shop.product('abendruhe')
  await shop.ok('updateProduct', { params: { id }, token, body: { name: '=Abendfriede' } })
  const at = shop.clock.now()
  await shop.db.insert(auditLog).values(
    Array.from({ length: 1_100 }, (_, index) => ({
      adminId: elif.id,
      action: 'cargo.toggle',
      subject: `cargo:${index}`,
      detail: { name: `Kurier ${index}`, changes: [{ field: 'isActive', from: 'true', to: 'false' }] },
      at: new Date(at.getTime() - Math.floor(index / 700)),
    })),
  )
  const csv = async (query: Query<'exportActivity'>, language: string) => {
    const response = await shop.call('exportActivity', {
      token,
      query,
      headers: { 'accept-language': language },
    })
    return response.body.split('\r\n')
  }
  const cargo = await csv({ kind: 'cargo' }, 'tr')
  expect(cargo[0]).toBe('\uFEFFZaman;Yönetici;İşlem;Kayıt;Önce → Sonra')
  expect(cargo[1]).toMatch(/^2026-11-21 11:00;Elif Yılmaz;Kargo şirketi açıldı\/kapatıldı;Kurier \d+;/)
  expect(cargo[1]).toContain('Aktif: Evet → Hayır')
  expect(new Set(cargo.slice(1, -1).map((line) => line.split(';')[3])).size).toBe(1_100)
  const products = await csv({ kind: 'product' }, 'de')
  expect(products).toHaveLength(3)
  expect(products[1]).toContain(";'=Abendfriede;")
})
