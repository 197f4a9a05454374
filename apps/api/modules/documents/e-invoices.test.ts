import { eq } from 'drizzle-orm'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderLines, orders } from '../../platform/db/schema'
import { fields } from '@/shop/shared/stored'
import { STANDARD_DETAILS } from '@/shop/shop-details/shop-details'
import { bodyFor, withCoupon } from '../../testing/checkout'
import { pdfInside, pdfPages } from '../../testing/pdf'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin()).token
})

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false, ignoreAttributes: false })

/** Texts of the elements at a path, in their order. */
function valuesAt(node: unknown, path: string): string[] {
  let nodes: readonly unknown[] = [node]
  for (const name of path.split('/')) nodes = nodes.flatMap((each) => fields(each)[name] ?? [])
  return nodes.map((each) => (typeof each === 'string' ? each : String(fields(each)['#text'])))
}

const TRADE = 'SupplyChainTradeTransaction'
const LINE = `${TRADE}/IncludedSupplyChainTradeLineItem`
const PARTIES = `${TRADE}/ApplicableHeaderTradeAgreement`
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement`
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`

async function paid(wanted: Parameters<typeof bodyFor>[1], values: Parameters<typeof bodyFor>[2] = {}) {
  const { order } = await shop.ok('checkout', { body: await bodyFor(shop, wanted, values) })
  await shop.ok('setPaymentStatus', { token, params: { id: order._id }, body: { status: 'completed' } })
  return order
}

async function read(id: string, number: string) {
  const response = await shop.call('getXRechnung', { token, params: { id, number } })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/xml'])
  const root: unknown = parser.parse(response.body)
  return {
    text: response.body,
    file: response.headers['content-disposition'],
    at: (path: string) => valuesAt(root, `CrossIndustryInvoice/${path}`),
  }
}

describe('an XRechnung [ADMIN-850]', () => {
  it('of a paid order that became dearer says what was paid and what is due [ORDER-835]', async () => {
    const { _id: id, total: before, items } = await paid({ abendruhe: 2 })
    const lines = items.map(({ productId }) => ({ productId, quantity: 3 }))
    const { order } = await shop.ok('changeOrder', { token, params: { id }, body: { lines } })
    const { at } = await read(id, 'RE-2026-000002')
    const rest = (order.outstanding ?? 0).toFixed(2)
    expect(at(`${SUMS}/TotalPrepaidAmount`)).toEqual([before.total.toFixed(2)])
    expect(at(`${SUMS}/DuePayableAmount`)).toEqual([rest])
    expect(at(`${SETTLEMENT}/SpecifiedTradePaymentTerms/Description`)[0]).toContain('noch zu zahlen')
  })

  it('says what the invoice prints: parties, lines, discount and shipping by rate, VAT, and that it is paid', async () => {
    const order = await paid({ abendruhe: 3, 'kurkuma-plus': 1 }, withCoupon('WILLKOMMEN10'))
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, order._id))
    const { text, file, at } = await read(order._id, 'RE-2026-000001')
    expect(file).toBe("attachment; filename*=UTF-8''XRechnung-RE-2026-000001.xml")
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice ')).toBe(true)
    expect(at('ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID')).toEqual([
      'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    ])
    expect([at('ExchangedDocument/ID'), at('ExchangedDocument/TypeCode')]).toEqual([
      ['RE-2026-000001'],
      ['380'],
    ])
    expect(at(`${PARTIES}/BuyerReference`)).toEqual([order.orderNumber])
    const seller = ['Name', 'DefinedTradeContact/PersonName', 'PostalTradeAddress/CountryID']
    const known = [...seller, 'URIUniversalCommunication/URIID', 'SpecifiedTaxRegistration/ID']
    expect(known.flatMap((path) => at(`${PARTIES}/SellerTradeParty/${path}`))).toEqual([
      'Verda GmbH',
      'Miriam Albers',
      'DE',
      'hallo@verda.example',
      'DE999999995',
    ])
    expect(at(`${PARTIES}/BuyerTradeParty/Name`)).toEqual(['Gesa Gast'])
    expect(at(`${LINE}/SpecifiedTradeProduct/Name`)).toHaveLength(2)
    const adjustment = `${SETTLEMENT}/SpecifiedTradeAllowanceCharge`
    expect(at(`${adjustment}/Reason`)).toEqual(expect.arrayContaining(['Rabatt']))
    expect(at(`${adjustment}/CategoryTradeTax/RateApplicablePercent`)).toEqual(
      expect.arrayContaining(['19', '7']),
    )
    const euros = (minor = 0) => (minor / 100).toFixed(2)
    const total = euros(row?.total)
    expect(at(`${SUMS}/TaxTotalAmount`)).toEqual([euros(row?.tax)])
    const sums = ['GrandTotalAmount', 'TotalPrepaidAmount', 'DuePayableAmount']
    expect(sums.flatMap((name) => at(`${SUMS}/${name}`))).toEqual([total, total, '0.00'])
    expect(at(`${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans/TypeCode`)).toEqual(['58'])
  })

  it('keeps letters that XML reserves, and drops what it cannot hold', async () => {
    const order = await paid({ abendruhe: 1 })
    const name = 'Müller & Söhne <„GmbH“> \u0001\uFFFE"'
    await shop.db.update(orderLines).set({ name }).where(eq(orderLines.orderId, order._id))
    const { at } = await read(order._id, 'RE-2026-000001')
    expect(at(`${LINE}/SpecifiedTradeProduct/Name`)).toEqual(['Müller & Söhne <„GmbH“> "'])
  })

  it('names company, VAT id and the price of a piece that does not divide', async () => {
    const person = { name: 'Gesa Gast', email: 'gesa@example.org', phone: '1' }
    const customerInfo = { ...person, company: 'Teehaus Ahorn GmbH', vatId: 'DE136695976' }
    const order = await paid({ abendruhe: 7 }, { customerInfo })
    const { at } = await read(order._id, 'RE-2026-000001')
    const buyer = ['Name', 'DefinedTradeContact/PersonName', 'SpecifiedTaxRegistration/ID']
    expect(buyer.flatMap((path) => at(`${PARTIES}/BuyerTradeParty/${path}`))).toEqual([
      'Teehaus Ahorn GmbH',
      'Gesa Gast',
      'DE136695976',
    ])
    const [price] = at(`${LINE}/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount`)
    const [net] = at(
      `${LINE}/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`,
    )
    expect((Number(price) * 7).toFixed(2)).toBe(net)
  })

  it('takes back with a minus what a credit note takes back, and names its invoice', async () => {
    const { _id: id } = await paid({ abendruhe: 2, 'kurkuma-plus': 1 }, withCoupon('WILLKOMMEN10'))
    await shop.ok('refundOrder', { token, params: { id }, body: { amount: 5, reason: 'Bruch', lines: [] } })
    const { at } = await read(id, 'RK-2026-000001')
    expect(at('ExchangedDocument/TypeCode')).toEqual(['384'])
    expect([at(`${SUMS}/GrandTotalAmount`), at(`${SUMS}/DuePayableAmount`)]).toEqual([['-5.00'], ['-5.00']])
    expect(new Set(at(`${LINE}/SpecifiedLineTradeDelivery/BilledQuantity`))).toEqual(new Set(['-1']))
    const former = `${SETTLEMENT}/InvoiceReferencedDocument`
    expect(at(`${former}/IssuerAssignedID`)).toEqual(['RE-2026-000001'])
    expect(at(`${former}/FormattedIssueDateTime/DateTimeString`)).toEqual([
      expect.stringMatching(/^2026\d{4}$/),
    ])
  })

  it('is of the seller of its time', async () => {
    const order = await paid({ abendruhe: 1 })
    shop.clock.advance(60_000)
    const details = { ...STANDARD_DETAILS, company: 'Verda AG', country: 'Schweiz', vatId: 'CHE123456788' }
    await shop.ok('updateShopDetails', { token, body: { version: 0, details } })
    const later = await paid({ abendruhe: 1 })
    const sellerOf = async (id: string, number: string) => {
      const { at } = await read(id, number)
      return ['Name', 'PostalTradeAddress/CountryID'].flatMap((path) =>
        at(`${PARTIES}/SellerTradeParty/${path}`),
      )
    }
    expect(await sellerOf(order._id, 'RE-2026-000001')).toEqual(['Verda GmbH', 'DE'])
    expect(await sellerOf(later._id, 'RE-2026-000002')).toEqual(['Verda AG', 'CH'])
  })

  it('is not there for other numbers, other orders and Turkish papers', async () => {
    const order = await paid({ abendruhe: 1 })
    const other = await paid({ abendruhe: 1 })
    const turkish = await paid({ abendruhe: 1 }, { platform: 'turkey' })
    const asked = [
      [order._id, 'RE-2026-000002'],
      [other._id, 'RE-2026-000001'],
      [turkish._id, 'TR-2026-000001'],
      ['0b1f8a52-3c1e-4a33-9d29-1f7a2f2a6f01', 'RE-2026-000001'],
    ] as const
    for (const [id, number] of asked)
      expect((await shop.refused('getXRechnung', { token, params: { id, number } })).code).toBe('NOT_FOUND')
  })
})

describe('the PDF of one invoice or credit note is a ZUGFeRD [ADMIN-852]', () => {
  const ZUGFERD = /<ram:ID>urn:cen\.eu:en16931:2017<\/ram:ID>/
  const paperOf = async (id: string, number: string) =>
    (await shop.call('getPaper', { token, params: { id, number } })).rawPayload

  it('holds it as XML by EN 16931, as PDF/A-3b whose metadata say so', async () => {
    const company = 'Müller & Söhne <„GmbH“>'
    await shop.ok('updateShopDetails', {
      token,
      body: { version: 0, details: { ...STANDARD_DETAILS, company } },
    })
    const { _id: id } = await paid({ abendruhe: 1 })
    await shop.ok('setOrderStatus', { token, params: { id }, body: { status: 'cancelled' } })
    for (const number of ['RE-2026-000001', 'RK-2026-000001']) {
      const pdf = await paperOf(id, number)
      const { files, metadata } = await pdfInside(pdf)
      expect(files.map(({ name }) => name)).toEqual(['factur-x.xml'])
      expect(files[0]?.text).toMatch(ZUGFERD)
      expect(files[0]?.text).toContain(`<ram:ID>${number}</ram:ID>`)
      expect(XMLValidator.validate(metadata.trim())).toBe(true)
      for (const said of [
        '<pdfaid:part>3</pdfaid:part>',
        '<pdfaid:conformance>B</pdfaid:conformance>',
        '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
        '<rdf:li>Müller &amp; Söhne &lt;„GmbH“&gt;</rdf:li>',
      ])
        expect(metadata).toContain(said)
      expect((await pdfPages(pdf)).join(' ')).toContain(company)
      expect(await paperOf(id, number)).toEqual(pdf)
    }
  })

  it('so is the one that the customer reads; Turkish papers and several in one file hold none', async () => {
    const own = await shop.customer()
    const body = await bodyFor(shop, { abendruhe: 1 })
    const { order } = await shop.ok('checkout', { body, token: own.token })
    const id = order._id
    await shop.ok('setPaymentStatus', { token, params: { id }, body: { status: 'completed' } })
    const read = { token: own.token, params: { id, number: 'RE-2026-000001' } }
    expect((await pdfInside((await shop.call('getMyPaper', read)).rawPayload)).files).toHaveLength(1)
    const other = await paid({ abendruhe: 1 })
    const turkish = await paid({ abendruhe: 1 }, { platform: 'turkey' })
    const both = await shop.call('getDocuments', { token, body: { ids: [id, other._id], kind: 'invoice' } })
    const slip = await shop.call('getPackingSlip', { token, params: { id } })
    const plain = [both.rawPayload, slip.rawPayload, await paperOf(turkish._id, 'TR-2026-000001')]
    for (const pdf of plain) expect(await pdfInside(pdf)).toMatchObject({ files: [] })
  })
})
