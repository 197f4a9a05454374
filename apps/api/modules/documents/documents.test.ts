import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderLines, orders, products, shopDetails } from '../../platform/db/schema'
import { STANDARD_DETAILS } from '@/shop/shop-details/shop-details'
import { bodyFor, withCoupon } from '../../testing/checkout'
import { orderRow } from '../../testing/order-row'
import { pdfPages, pdfTexts, pdfTitle } from '../../testing/pdf'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin()).token
})

const pay = (id: string) =>
  shop.ok('setPaymentStatus', { token, params: { id }, body: { status: 'completed' } })

async function read(name: 'getInvoice' | 'getPackingSlip', id: string) {
  const response = await shop.call(name, { token, params: { id } })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf'])
  return { pages: await pdfPages(response.rawPayload), response }
}

describe('an invoice [ADMIN-52]', () => {
  it('shows seller, recipient, lines, the discount split and VAT by rate', async () => {
    const body = await bodyFor(shop, { abendruhe: 2, 'kurkuma-plus': 1 }, withCoupon('WILLKOMMEN10'))
    const { order } = await shop.ok('checkout', { body })
    await pay(order._id)
    const { pages, response } = await read('getInvoice', order._id)
    const [page = ''] = pages
    expect(pages).toHaveLength(1)
    expect(response.headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''Rechnung-RE-2026-000001.pdf",
    )
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, order._id))
    const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, order._id))
    const euros = (amount: number) =>
      new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
        .format(amount / 100)
        .replaceAll('\u00a0', ' ')
    expect(page).toContain('Rechnung')
    for (const words of ['RE-2026-000001', order.orderNumber, 'Verda GmbH', 'USt-IdNr. DE999999995'])
      expect(page).toContain(words)
    expect(page).toContain(`Gesamtbetrag ${euros(row?.total ?? 0)}`)
    for (const { name, total, discount } of lines) {
      expect(page).toContain(name)
      expect(page).toContain(euros(total))
      expect(page).toContain(euros(-discount))
    }
    expect(page).toMatch(/19 % [\d,]+ € [\d,]+ € [\d,]+ €/)
    // Net, VAT and gross of all rates must add up to the order's totals.
    const rates = [...page.matchAll(/(?:19|7) % ([\d,]+) € ([\d,]+) € ([\d,]+) €/g)].map((match) =>
      match.slice(1).map((text) => Number(text.replace(',', '.')) * 100),
    )
    const sum = (index: number) => Math.round(rates.reduce((all, each) => all + (each[index] ?? 0), 0))
    expect([sum(1), sum(2)]).toEqual([row?.tax, row?.total])
  })

  it('names the rate that was charged, with all its decimals [MONEY-3]', async () => {
    await shop.db.update(products).set({ taxRate: 10.75 }).where(eq(products.slug, 'abendruhe'))
    const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
    await pay(order._id)
    const [page = ''] = (await read('getInvoice', order._id)).pages
    expect(page).toContain('10,75 %')
    expect(page).not.toContain('10,8 %')
  })

  it('is Turkish for turkey, with its letters and its currency', async () => {
    const [product] = await shop.db.select().from(products)
    const values = { platform: 'turkey', currency: 'TRY', total: 24000, tax: 4000 } as const
    const names = { customerName: 'Gülşah Işıldağ', street: 'Şişhane Sk. 5', city: 'İstanbul' }
    const row = orderRow({ ...values, ...names, country: 'Türkiye', zipCode: '34420' })
    const [order] = await shop.db.insert(orders).values(row).returning()
    const line = { orderId: order?.id ?? '', position: 0, productId: product?.id ?? '', quantity: 2 }
    await shop.db
      .insert(orderLines)
      .values({ ...line, name: 'Ihlamur çayı', unitPrice: 12000, total: 24000, taxRate: 20 })
    await pay(line.orderId)
    const [page = ''] = (await read('getInvoice', line.orderId)).pages
    for (const words of ['Fatura', 'TR-2026-000001', 'Gülşah Işıldağ', '34420 İstanbul', '240,00 ₺', '%20'])
      expect(page).toContain(words)
  })

  it('has the Turkish rates of the products and of shipping, never the German ones [MONEY-530] [MONEY-281]', async () => {
    const body = await bodyFor(shop, { abendruhe: 1, 'kurkuma-plus': 1 }, { platform: 'turkey' })
    await shop.db.update(products).set({ turkishTaxRate: 10 }).where(eq(products.slug, 'kurkuma-plus'))
    const { order } = await shop.ok('checkout', { body })
    await pay(order._id)
    const [page = ''] = (await read('getInvoice', order._id)).pages
    const rates = [...page.matchAll(/(%\d+) ([\d.,]+) ₺ ([\d.,]+) ₺ ([\d.,]+) ₺/g)]
    expect(rates.map(([, rate]) => rate)).toEqual(expect.arrayContaining(['%10', '%1']))
    expect(page).not.toMatch(/%(?:7|19)\b/)
    const kurus = (text = '') => Number(text.replaceAll(/\D/g, ''))
    const sum = (index: number) => rates.reduce((all, row) => all + kurus(row[index]), 0)
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, order._id))
    expect([sum(3), sum(4)]).toEqual([row?.tax, row?.total])
    expect(page).toContain('Bu belge e-Arşiv fatura değildir')
  })

  it('names the seller of its platform, and that of germany where there is no other [ADMIN-530]', async () => {
    const { turkey } = STANDARD_DETAILS.sellers
    const invoiceOn = async (platform: 'germany' | 'turkey' | 'mobile') => {
      const { order } = await shop.ok('checkout', {
        body: await bodyFor(shop, { abendruhe: 1 }, { platform }),
      })
      await pay(order._id)
      return { id: order._id, page: (await read('getInvoice', order._id)).pages[0] ?? '' }
    }
    const turkish = await invoiceOn('turkey')
    for (const words of [turkey.company, turkey.street, `Vergi kimlik no. ${turkey.vatId}`, turkey.register])
      expect(turkish.page).toContain(words)
    for (const words of ['Verda GmbH', STANDARD_DETAILS.vatId, 'Berlin'])
      expect(turkish.page).not.toContain(words)
    expect((await invoiceOn('mobile')).page).toContain('Verda GmbH')
    shop.clock.advance(60_000)
    const sellers = { ...STANDARD_DETAILS.sellers, turkey: { ...turkey, company: 'Yeni Ltd. Şti.' } }
    const body = { version: 0, details: { ...STANDARD_DETAILS, sellers } }
    await shop.ok('updateShopDetails', { token, body })
    expect((await read('getInvoice', turkish.id)).pages[0]).toBe(turkish.page)
    const params = { id: turkish.id }
    await shop.ok('refundOrder', { token, params, body: { amount: 10, reason: 'iade', lines: [] } })
    const note = await shop.call('getCreditNotes', { token, params })
    expect((await pdfPages(note.rawPayload))[0]).toContain('Yeni Ltd. Şti.')
    expect((await invoiceOn('turkey')).page).toContain('Yeni Ltd. Şti.')
  })

  it('stays as it was issued, whatever changes later', async () => {
    const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
    await pay(order._id)
    const before = await read('getInvoice', order._id)
    shop.clock.advance(60_000)
    const details = { ...STANDARD_DETAILS, company: 'Andere GmbH' }
    await shop.db.insert(shopDetails).values({ version: 1, details, actor: 'Ayşe', at: shop.clock.now() })
    await shop.db.update(orders).set({ customerName: 'Jemand Anderes' }).where(eq(orders.id, order._id))
    const after = await read('getInvoice', order._id)
    expect(after.response.rawPayload.equals(before.response.rawPayload)).toBe(true)
    expect((await read('getPackingSlip', order._id)).pages[0]).toContain('Andere GmbH')
  })

  it('does not exist before the payment', async () => {
    const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
    const refusal = await shop.refused('getInvoice', { token, params: { id: order._id } })
    expect(refusal).toMatchObject({ code: 'CONFLICT', details: { orders: [order.orderNumber] } })
    const nowhere = { token, params: { id: '00000000-0000-4000-8000-000000000000' } }
    expect((await shop.refused('getInvoice', nowhere)).code).toBe('NOT_FOUND')
    expect((await shop.refused('getPackingSlip', nowhere)).code).toBe('NOT_FOUND')
  })
})

it('a packing slip names what is in the parcel, without prices [ADMIN-52]', async () => {
  const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 3 }) })
  const [page = ''] = (await read('getPackingSlip', order._id)).pages
  expect(page).toContain('Lieferschein')
  expect(page).toContain(`Abendruhe 3`)
  expect(page).not.toContain('€')
})

it('a packing slip shows a note to its last line, over pages [ADMIN-52]', async () => {
  const lines = Array.from({ length: 90 }, (_, index) => `Zeile ${index + 1}`)
  const note = { customerNote: lines.join('\n') }
  const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }, note) })
  const { response } = await read('getPackingSlip', order._id)
  const texts = await pdfTexts(response.rawPayload)
  for (const line of lines) expect(texts.find(({ text }) => text === line)?.bottom).toBeGreaterThan(90)
})

it('a packing slip prints a long address above its title, not through it [ADMIN-52]', async () => {
  const long = { customerName: 'Wilhelmine '.repeat(9), street: 'Am alten Kirchplatz '.repeat(9) }
  const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
  await shop.db.update(orders).set(long).where(eq(orders.id, order._id))
  const { response } = await read('getPackingSlip', order._id)
  const texts = await pdfTexts(response.rawPayload)
  const bottomOf = (wanted: string) => texts.find(({ text }) => text === wanted)?.bottom ?? Number.NaN
  expect(bottomOf('Lieferschein')).toBeLessThan(bottomOf('Deutschland') - 10)
})

it.each([
  ['Садова 5', 'Київ', 'Ўладзімір Ґалаґан'],
  ['Οδός Ερμού 5', 'Αθήνα', 'Γιώργος Ψαρράς'],
  ['Ștefan-cel-Mare-Straße 4', 'Čačak', 'Ştefan Țepeş'],
  ['Đường Trần Phú 5', 'Huế', 'Nguyễn Thị Ánh'],
  ['CŒURSTRAẞE 4', 'Łódź', 'İğdır Kılıç ₺'],
])('papers show every letter of %s, %s, %s [ADMIN-52]', async (street, city, name) => {
  const { order } = await shop.ok('checkout', {
    body: await bodyFor(
      shop,
      { abendruhe: 1 },
      {
        customerInfo: { name, email: 'gesa@example.org', phone: '030 1' },
        shippingAddress: { street, city, zipCode: '10115', country: 'Deutschland' },
      },
    ),
  })
  await pay(order._id)
  for (const kind of ['getPackingSlip', 'getInvoice'] as const) {
    const [page = ''] = (await read(kind, order._id)).pages
    for (const words of [street, city, name].flatMap((each) => each.split(' '))) expect(page).toContain(words)
  }
})

it('a packing slip transliterates other scripts, and shows nothing invisible [ADMIN-52]', async () => {
  const names = { customerName: '田中さくら', street: 'שדרות 5', city: 'თბილისი\u00ad\tNord' }
  const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
  await shop.db.update(orders).set(names).where(eq(orders.id, order._id))
  const [page = ''] = (await read('getPackingSlip', order._id)).pages
  for (const words of ['TianZhongsakura', 'sdrvt 5', 'tbilisi Nord']) expect(page).toContain(words)
})

it('a row higher than a page goes on on the next [ADMIN-52]', async () => {
  const lines = Array.from({ length: 150 }, (_, index) => `Zeile-${index + 1}`)
  const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
  await shop.db
    .update(orderLines)
    .set({ name: lines.join(' ').replaceAll(' ', '\n') })
    .where(eq(orderLines.orderId, order._id))
  await pay(order._id)
  for (const kind of ['getPackingSlip', 'getInvoice'] as const) {
    const texts = await pdfTexts((await read(kind, order._id)).response.rawPayload)
    for (const line of lines) expect(texts.find(({ text }) => text === line)?.bottom).toBeGreaterThan(90)
  }
})

it('the papers of several orders are one file, a long order goes over pages [ADMIN-52] [API-39]', async () => {
  const ids = []
  for (let index = 0; index < 2; index += 1) {
    const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
    await pay(order._id)
    ids.push(order._id)
  }
  const [first = ''] = ids
  const [product] = await shop.db.select().from(products)
  await shop.db.insert(orderLines).values(
    Array.from({ length: 60 }, (_, index) => ({
      orderId: first,
      position: index + 1,
      productId: product?.id ?? '',
      name: `Probe ${index + 1}`,
      quantity: 1,
      unitPrice: 0,
      total: 0,
      taxRate: 7,
    })),
  )
  const response = await shop.call('getDocuments', { token, body: { ids, kind: 'invoice' } })
  const pages = await pdfPages(response.rawPayload)
  expect(await pdfTitle(response.rawPayload)).toBe('Rechnungen')
  expect(pages.length).toBeGreaterThan(2)
  expect(pages[1]).toContain('Pos. Artikel')
  expect(pages.at(-1)).toContain('RE-2026-000002')
  const unpaid = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
  const all = { ids: [...ids, unpaid.order._id], kind: 'invoice' as const }
  const refusal = await shop.refused('getDocuments', { token, body: all })
  expect(refusal).toMatchObject({ code: 'CONFLICT', details: { orders: [unpaid.order.orderNumber] } })
  const slips = { ids: ['00000000-0000-4000-8000-000000000000'], kind: 'packing_slip' as const }
  expect((await shop.refused('getDocuments', { token, body: slips })).code).toBe('NOT_FOUND')
})

describe('a label [ADMIN-260]', () => {
  const label = async (ids: readonly string[]) => {
    const response = await shop.call('getDocuments', { token, body: { ids: [...ids], kind: 'label' } })
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf'])
    return response.rawPayload
  }
  const SIZE = /\/MediaBox \[0 0 283\.46 425\.2\]/g

  it('has sender, recipient and the tracking number, one page for each order', async () => {
    const long = 'Gesellschaft zur Förderung der Teekultur '.repeat(5).trim()
    const [order, other] = await shop.db
      .insert(orders)
      .values([
        orderRow({
          number: 'VD-2026-000109',
          cargoName: 'DHL Paket',
          trackingNumber: '0034 0434 1618 2227',
          note: 'Bitte beim Nachbarn',
        }),
        orderRow({
          number: 'VD-2026-000110',
          customerName: long,
          street: long,
          city: long,
          note: 'x'.repeat(1000),
        }),
      ])
      .returning()
    if (!order || !other) throw new RangeError('two orders are needed')
    const file = await label([order.id, other.id])
    expect(file.toString('latin1').match(SIZE)).toHaveLength(2)
    const [first = '', second = ''] = await pdfPages(file)
    for (const words of [order.number, order.customerName, order.street, 'DHL Paket', '0034 0434 1618 2227'])
      expect(first).toContain(words)
    expect(first).toContain('Bitte beim Nachbarn')
    expect(second).toContain('Noch ohne Sendungsnummer')
    expect(second.match(/x/g)).toHaveLength(60)
  })
})
