import { beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { eq } from 'drizzle-orm'
import { auditLog, bankEntries, invoices, orders, paymentSettings } from '../../platform/db/schema'
import { emptyOrders, mailsOf, checkOut, setStock } from '../../testing/checkout'
import { testShop } from '../../testing/test-app'
import {
  CAMT_02,
  camt08,
  camtEntry,
  camtOf,
  GARANTI,
  SAMPLE_ACCOUNT,
  type SamplePayment,
} from './statements.fixtures'

const shop = await testShop()
let token = ''
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
  await shop.db.update(paymentSettings).set({ iban: SAMPLE_ACCOUNT })
})

type Sent = Partial<Body<'readBankStatement'>>
const send = (content: string, more: Sent = {}) =>
  shop.ok('readBankStatement', { token, body: { content, dryRun: false, ...more } })
const refusedBy = (content: string, headers = {}) =>
  shop.refused('readBankStatement', { token, headers, body: { content, dryRun: true } })

const payment = ({
  orderNumber,
  total,
}: {
  orderNumber: string
  total: { total: number }
}): SamplePayment => ({
  purpose: orderNumber,
  amount: total.total.toFixed(2),
  name: 'Gesa Gast',
})

type Decision = NonNullable<Body<'readBankStatement'>['confirm']>[number]['decision']
/** Settles every entry of the file with the order that it matches. */
async function settle(content: string, decision: Decision = 'pay', anyway = false) {
  const { entries } = await send(content, { dryRun: true })
  const confirm = entries.map(({ fingerprint, match }) => ({
    fingerprint,
    orderNumbers: match.orderNumbers,
    decision,
    anyway,
  }))
  return send(content, { confirm })
}
const outcomes = async (content: string, decision?: Decision, anyway?: boolean) =>
  (await settle(content, decision, anyway)).results.map(({ outcome }) => outcome)
const ordersNow = async () =>
  (await shop.db.select().from(orders).orderBy(orders.number)).map(({ status, paymentStatus }) => [
    status,
    paymentStatus,
  ])
const setStatus = (id: string, status: 'cancelled' | 'pending') =>
  shop.ok('setOrderStatus', { token, params: { id }, body: { status } })

describe('a dry run', () => {
  it('answers entries with their match, and changes nothing [ORDER-220]', async () => {
    const order = await checkOut(shop)
    const content = camtOf([payment(order), { purpose: 'Miete', amount: '1.00' }])
    const read = await send(content, { dryRun: true })
    expect(read).toMatchObject({
      format: 'camt',
      accounts: [{ account: SAMPLE_ACCOUNT, isOwn: true }],
      page: 1,
      pages: 1,
      total: 2,
      entries: [
        {
          bookedOn: '2026-11-26',
          amount: order.total.total,
          match: { orderNumber: order.orderNumber, certainty: 'certain', reason: 'exact' },
          booked: [],
        },
        { match: { orderNumber: null, certainty: 'none', reason: 'unknown' } },
      ],
      orders: [{ orderNumber: order.orderNumber, paymentStatus: 'pending' }],
      results: [],
    })
    expect(await ordersNow()).toEqual([['pending', 'pending']])
  })

  it('tells an account that is none of the shop’s [ORDER-223]', async () => {
    const order = await checkOut(shop)
    const { accounts, entries } = await send(camtOf([payment(order)], 'DE89370400440532013000'), {
      dryRun: true,
    })
    expect(accounts).toEqual([{ account: 'DE89370400440532013000', isOwn: false, holder: '' }])
    expect(entries[0]?.match).toMatchObject({ certainty: 'doubtful', reason: 'account' })
  })
})

describe('one press', () => {
  it('pays all that is ticked, with mail, invoice and log, and the same file changes nothing [ORDER-224]', async () => {
    const placed = [await checkOut(shop), await checkOut(shop), await checkOut(shop)]
    const content = camtOf(placed.map(payment))
    expect(await outcomes(content)).toEqual(['paid', 'paid', 'paid'])
    expect(await ordersNow()).toEqual(placed.map(() => ['confirmed', 'completed']))
    expect((await mailsOf(shop)).filter(({ kind }) => kind === 'paid')).toHaveLength(3)
    expect(await shop.db.$count(invoices)).toBe(3)
    expect(await shop.db.$count(auditLog, eq(auditLog.action, 'order.bank'))).toBe(3)

    const again = await settle(content)
    expect(again.results.map(({ outcome }) => outcome)).toEqual(['booked', 'booked', 'booked'])
    expect(again.entries.map(({ booked }) => booked)).toEqual(placed.map(({ orderNumber }) => [orderNumber]))
    const more = await checkOut(shop)
    expect(await outcomes(camtOf([...placed, more].map(payment)))).toEqual([
      'booked',
      'booked',
      'booked',
      'paid',
    ])
    expect(await shop.db.$count(invoices)).toBe(4)
  })

  it('pressed twice at once pays once [ORDER-224]', async () => {
    const content = camtOf([payment(await checkOut(shop))])
    const both = await Promise.all([outcomes(content), outcomes(content)])
    expect(both.flat().toSorted()).toEqual(['booked', 'paid'])
    expect(await shop.db.$count(invoices)).toBe(1)
  })

  it('says what became of each, and one that fails holds up no other [ORDER-224]', async () => {
    const [paid, open] = [await checkOut(shop), await checkOut(shop)]
    const body = { status: 'completed' as const }
    await shop.ok('setPaymentStatus', { token, params: { id: paid._id }, body })
    expect(await outcomes(camtOf([payment(paid), payment(open)]))).toEqual(['alreadyPaid', 'paid'])
    const content = camtOf([{ purpose: 'Tee' }])
    const { entries } = await send(content, { dryRun: true })
    const confirm = [
      { fingerprint: entries[0]?.fingerprint ?? '', orderNumbers: ['VD-2026-999999'] },
      { fingerprint: 'x'.repeat(43), orderNumbers: [open.orderNumber] },
    ]
    const { results } = await send(content, { confirm })
    expect(results.map(({ outcome }) => outcome)).toEqual(['unknownOrder', 'notInFile'])
    expect(await shop.db.$count(bankEntries)).toBe(1)
  })

  it('pays several orders with one entry, all or none [ORDER-224]', async () => {
    const [one, other] = [await checkOut(shop), await checkOut(shop)]
    const sum = (one.total.total + other.total.total).toFixed(2)
    const content = camtOf([{ purpose: `${one.orderNumber} ${other.orderNumber}`, amount: sum }])
    await setStatus(other._id, 'cancelled')
    expect(await outcomes(content)).toEqual(['closed'])
    expect(await ordersNow()).toEqual([
      ['pending', 'pending'],
      ['cancelled', 'pending'],
    ])
    await setStatus(other._id, 'pending')
    expect(await outcomes(content)).toEqual(['paid'])
    expect((await ordersNow()).map(([, paid]) => paid)).toEqual(['completed', 'completed'])
  })

  it('of a payment that the bank has taken back pays nothing [ORDER-224]', async () => {
    const { orderNumber } = await checkOut(shop)
    const back = camt08([camtEntry([{ purpose: orderNumber }], { mark: 'DBIT', isReversal: true })])
    expect(await outcomes(back)).toEqual(['notInFile'])
  })
})

describe('a late payment of a cancelled order [ORDER-225]', () => {
  it('reopens it', async () => {
    const order = await checkOut(shop)
    await setStatus(order._id, 'cancelled')
    const content = camtOf([payment(order)])
    expect(await outcomes(content)).toEqual(['closed'])
    expect(await outcomes(content, 'reopen')).toEqual(['paid'])
    expect(await ordersNow()).toEqual([['confirmed', 'completed']])
  })

  it('does not where too little is left', async () => {
    const order = await checkOut(shop)
    await setStatus(order._id, 'cancelled')
    await setStock(shop, 'abendruhe', 0)
    expect(await outcomes(camtOf([payment(order)]), 'reopen')).toEqual(['outOfStock'])
    expect(await ordersNow()).toEqual([['cancelled', 'pending']])
  })

  it('or is left for a refund, which the order says', async () => {
    const order = await checkOut(shop)
    await setStatus(order._id, 'cancelled')
    const content = camtOf([payment(order)])
    expect(await outcomes(content, 'refund')).toEqual(['refund'])
    const { entries } = await send(content, { dryRun: true })
    expect(entries.map(({ booked, decision }) => [booked, decision])).toEqual([
      [[order.orderNumber], 'refund'],
    ])
    expect(await ordersNow()).toEqual([['cancelled', 'pending']])
    const { order: now } = await shop.ok('getOrder', { token, params: { id: order._id } })
    expect(now.internalNotes.map(({ text }) => text)).toEqual([expect.stringContaining('2026-11-26')])
    expect(await outcomes(content, 'reopen')).toEqual(['booked'])
  })
})

describe('a CSV file', () => {
  it('of unknown columns has none until they are chosen, and then they are remembered [ORDER-226]', async () => {
    const order = await checkOut(shop)
    const lines = [`26.11.2026;${order.orderNumber};${order.total.total.toFixed(2)}`]
    const content = ['Wann;Wozu;Wieviel', ...lines].join('\n')
    const asked = await send(content, { dryRun: true })
    expect(asked.entries).toEqual([])
    expect(asked.table).toMatchObject({
      header: ['Wann', 'Wozu', 'Wieviel'],
      columns: {},
      sample: [{ length: 3 }],
    })
    const columns = { bookedOn: 0, purpose: 1, amount: 2 }
    await send(content, { dryRun: true, columns })
    const { entries, table } = await send(content, { dryRun: true })
    expect(table?.columns).toEqual(columns)
    expect(entries[0]?.match).toMatchObject({ orderNumber: order.orderNumber, certainty: 'certain' })
  })

  it('of a bank with lira tells what is no booking', async () => {
    const { table, entries } = await send(GARANTI, { dryRun: true })
    expect(entries).toMatchObject([{ currency: 'TRY', amount: 1249.9 }])
    expect(table?.skipped).toEqual([5])
  })
})

describe('a file that is no statement [ORDER-227]', () => {
  it('is refused at its field in the reader’s language', async () => {
    const file = CAMT_02.replace('<!-- Umsätze -->', '<!DOCTYPE a>')
    const refusal = await refusedBy(file, { 'accept-language': 'tr' })
    expect([refusal.status, refusal.code]).toEqual([400, 'VALIDATION'])
    expect(refusal.errors).toEqual([
      { path: 'content', msg: '2. satır: varlık (entity) ve belge türü (DOCTYPE) içeren dosyalar okunmaz' },
    ])
    const { errors } = await refusedBy('', { 'accept-language': 'tr' })
    expect(errors).toEqual([{ path: 'content', msg: 'Dosya CAMT.053, MT940 ya da CSV değil' }])
  })

  it.each([
    ['nothing', ' '],
    ['a picture', '\u0089PNG\r\n\u001A\n'],
    ['text', 'Guten Tag'],
    ['brackets', '<'.repeat(1_000_000)],
    ['quotes', '"'.repeat(1_000_000)],
    ['a NUL', 'a;b;c\u0000'],
    ['more entries than are read', camtOf(Array.from({ length: 10_001 }, () => ({ purpose: 'x' })))],
  ])('is refused: %s', async (_, content) => {
    const { status, errors } = await refusedBy(content)
    expect([status, errors?.[0]?.path]).toEqual([400, 'content'])
  })

  it('of 10 MB of one line is refused, and so is more than a file may have', async () => {
    expect((await refusedBy('x'.repeat(10_000_000))).status).toBe(400)
    expect((await refusedBy('x'.repeat(30_000_000))).code).toBe('TOO_LARGE')
  })
})

describe('a long file', () => {
  it('is answered in pages of 500, and an earlier page decides who pays an order [ORDER-260]', async () => {
    const order = await checkOut(shop)
    const others = Array.from({ length: 500 }, (_, at) => ({ purpose: `Miete ${at}`, amount: '1.00' }))
    const content = camtOf([payment(order), ...others, payment(order)])
    const first = await send(content, { dryRun: true })
    expect([first.page, first.pages, first.total, first.entries.length]).toEqual([1, 2, 502, 500])
    expect(first.entries[0]?.match.certainty).toBe('certain')
    const last = await send(content, { dryRun: true, page: 9 })
    expect([last.page, last.entries.length]).toEqual([2, 2])
    expect(last.entries.map(({ match }) => match.reason)).toEqual(['unknown', 'double'])
    expect(last.orders.map(({ orderNumber }) => orderNumber)).toEqual([order.orderNumber])
  })

  it('lets others be answered meanwhile [ORDER-228]', async () => {
    const content = camtOf(Array.from({ length: 3_000 }, (_, at) => ({ purpose: `VD-2026-${at + 1}` })))
    let answered = 0
    let isRead = false
    const reading = send(content, { dryRun: true }).then(() => {
      isRead = true
    })
    while (!isRead) {
      await new Promise((resolve) => setImmediate(resolve))
      answered += 1
    }
    await reading
    expect(answered).toBeGreaterThan(10)
  })
})

describe('the last files [ADMIN-717]', () => {
  const listed = async () => (await shop.ok('listBankFiles', { token })).files

  it('are those of which entries were settled, with how many; one that is only read is none', async () => {
    const rent = { purpose: 'Miete', amount: '5.00', name: 'Vera Vermieterin' }
    const file = camtOf([payment(await checkOut(shop)), rent])
    await send(file, { dryRun: true, name: 'november.xml' })
    expect(await listed()).toEqual([])
    const { entries } = await send(file, { dryRun: true })
    const [first] = entries
    const confirm = [{ fingerprint: first?.fingerprint ?? '', orderNumbers: first?.match.orderNumbers ?? [] }]
    await send(file, { confirm, name: 'november.xml' })
    const { _id, ...kept } = (await listed())[0] ?? { _id: '' }
    expect(kept).toEqual({
      name: 'november.xml',
      account: `${SAMPLE_ACCOUNT.slice(0, 4)}…${SAMPLE_ACCOUNT.slice(-4)}`,
      entries: 2,
      settled: 1,
      settledAt: shop.clock.now().toISOString(),
      by: 'Ayşe Yönetici',
    })
    await send(file, { confirm, name: 'november.xml' })
    expect(await listed()).toHaveLength(1)
  })
})
