import { beforeEach, describe, expect, it } from 'vitest'
import { bankEntries, paymentSettings } from '../../platform/db/schema'
import { checkOut, emptyOrders } from '../../testing/checkout'
import { testShop } from '../../testing/test-app'
import { camtOf, SAMPLE_ACCOUNT } from './statements.fixtures'

const shop = await testShop()
let token = ''
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
  await shop.db.update(paymentSettings).set({ iban: SAMPLE_ACCOUNT })
})

const cents = (amount: number) => Math.round(amount * 100)

/** Makes three units of the order's two. */
async function raise(id: string) {
  const lines = [{ productId: (await shop.product('abendruhe')).id, quantity: 3 }]
  return (await shop.ok('changeOrder', { token, params: { id }, body: { lines } })).order
}

describe('a bank statement [ORDER-833]', () => {
  const entry = (amount: number, purpose: string, reference = 'NOTPROVIDED') => ({
    purpose,
    amount: (amount / 100).toFixed(2),
    name: 'Gesa Gast',
    reference,
  })
  const read = (content: string, confirm?: { fingerprint: string; orderNumbers: string[] }[]) =>
    shop.ok('readBankStatement', {
      token,
      body: { content, dryRun: confirm === undefined, ...(confirm && { confirm }) },
    })

  it('with exactly what is outstanding is certain and settles it, once', async () => {
    const { _id: id, orderNumber: number, total } = await checkOut(shop, {}, { abendruhe: 2 })
    await shop.ok('setPaymentStatus', { token, params: { id }, body: { status: 'completed' } })
    const [paid, rest] = [cents(total.total), cents((await raise(id)).outstanding ?? 0)]
    const content = camtOf([entry(paid + rest, number), entry(rest, number), entry(rest, number, 'again')])
    const { entries } = await read(content)
    expect(entries.map(({ match }) => [match.certainty, match.reason])).toEqual([
      ['doubtful', 'more'],
      ['certain', 'exact'],
      ['doubtful', 'double'],
    ])
    const fingerprint = entries[1]?.fingerprint ?? ''
    const { results } = await read(content, [{ fingerprint, orderNumbers: [number] }])
    expect(results).toMatchObject([{ outcome: 'paid' }])
    const { order: settled } = await shop.ok('getOrder', { token, params: { id } })
    expect(settled.outstanding).toBeUndefined()
    expect(settled.history).toContainEqual(expect.objectContaining({ kind: 'difference', to: String(rest) }))
    const again = await read(content, [{ fingerprint, orderNumbers: [number] }])
    expect(again.results).toMatchObject([{ outcome: 'booked' }])
    expect(await shop.db.$count(bankEntries)).toBe(1)
  })

  it('that paid the order before does not stand in the way of the difference', async () => {
    const placed = await checkOut(shop, {}, { abendruhe: 2 })
    const first = camtOf([entry(cents(placed.total.total), placed.orderNumber)])
    const { entries } = await read(first)
    const orderNumbers = [placed.orderNumber]
    await read(first, [{ fingerprint: entries[0]?.fingerprint ?? '', orderNumbers }])
    const changed = await raise(placed._id)
    const rest = cents(changed.outstanding ?? 0)
    const later = await read(camtOf([entry(rest, placed.orderNumber), entry(rest, 'ohne Nummer')]))
    expect(later.entries.map(({ match }) => match.certainty)).toEqual(['certain', 'none'])
    const alone = await read(camtOf([entry(rest, 'ohne Nummer')]))
    expect(alone.entries[0]?.match).toMatchObject({ certainty: 'doubtful', reason: 'noNumber' })
  })
})
