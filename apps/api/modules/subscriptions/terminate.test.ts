import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { terminations } from '@apps/api/platform/db/schema'
import { subscriptionBench } from '@apps/api/testing/subscriptions'
import { testShop } from '@apps/api/testing/test-app'

const shop = await testShop()
const { days, mails, placed, row, begin, pay } = subscriptionBench(shop)
beforeEach(() => shop.reset())

describe('a termination [LAW-770]', () => {
  const declared = {
    kind: 'ordinary',
    reason: '',
    name: 'Gesa Gast',
    contract: 'Sparabo sa 1',
    email: 'Gesa.Gast@example.org',
    endOn: '',
  } as const
  const receipts = () => mails('termination-received')

  it('ends the Sparabo of its number and address at once, with a receipt', async () => {
    await begin()
    const { receivedAt } = await shop.ok('terminateContract', { body: declared })
    expect(receivedAt).toBe(shop.clock.now().toISOString())
    expect(await row()).toMatchObject({ status: 'ended', endReason: 'termination' })
    expect(await receipts()).toMatchObject([
      { recipient: 'gesa.gast@example.org', payload: { receivedAt, endOn: null, kind: 'ordinary' } },
    ])
    expect(await mails('subscription-ended')).toHaveLength(1)
    await shop.ok('terminateContract', { body: declared })
    expect(await mails('subscription-ended')).toHaveLength(1)
  })

  it('for a day lets announced deliveries come until then, and one for cause ends at once', async () => {
    await pay((await begin())._id)
    await shop.ok('terminateContract', { body: { ...declared, endOn: '2026-12-10' } })
    expect(await row()).toMatchObject({ status: 'active', endsOn: '2026-12-10' })
    await days(14)
    expect(await placed()).toHaveLength(2)
    expect(await row()).toMatchObject({ status: 'ended' })
    await shop.reset()
    await begin()
    const cause = { ...declared, kind: 'extraordinary', endOn: '2027-12-10' } as const
    expect((await shop.refused('terminateContract', { body: cause })).code).toBe('VALIDATION')
    await shop.ok('terminateContract', { body: { ...cause, reason: 'Falsch geliefert' } })
    expect(await row()).toMatchObject({ status: 'ended' })
    expect(JSON.stringify((await receipts())[0]?.payload)).not.toContain('Falsch')
  })

  it('that fits none is received all the same, tells a stranger nothing, and waits in the office', async () => {
    await begin()
    const wrong = { ...declared, email: 'fremd@example.org' }
    const known = await shop.call('terminateContract', { body: wrong })
    expect(known.json()).toMatchObject({ success: true })
    expect(await row()).toMatchObject({ status: 'active' })
    expect(await receipts()).toMatchObject([{ recipient: 'fremd@example.org' }])
    const { token } = await shop.admin()
    const { unmatched } = await shop.ok('listSubscriptions', { token })
    expect(unmatched).toMatchObject([{ contract: 'Sparabo sa 1', email: 'fremd@example.org' }])
    const params = { id: unmatched[0]?._id ?? '' }
    await shop.ok('settleTermination', { token, params })
    expect((await shop.ok('listSubscriptions', { token })).unmatched).toEqual([])
    expect((await shop.refused('settleTermination', { token, params })).code).toBe('NOT_FOUND')
  })

  it('that fits none is matched by hand, ends that Sparabo and is told to its customer [ADMIN-781]', async () => {
    await begin()
    await shop.ok('terminateContract', { body: { ...declared, email: 'fremd@example.org' } })
    const { token } = await shop.admin()
    const { unmatched, subscriptions: found } = await shop.ok('listSubscriptions', { token })
    const params = { id: unmatched[0]?._id ?? '' }
    const body = { subscriptionId: found[0]?._id ?? '' }
    const unknown = { subscriptionId: randomUUID() }
    expect((await shop.refused('matchTermination', { token, params, body: unknown })).code).toBe('NOT_FOUND')
    await shop.ok('matchTermination', { token, params, body })
    expect(await row()).toMatchObject({ status: 'ended', endReason: 'termination' })
    expect(await mails('subscription-ended')).toMatchObject([{ recipient: 'gesa.gast@example.org' }])
    expect((await shop.ok('listSubscriptions', { token })).unmatched).toEqual([])
    expect((await shop.refused('matchTermination', { token, params, body })).code).toBe('NOT_FOUND')
    const { entries } = await shop.ok('listActivity', { token, query: { kind: 'subscription' } })
    expect(entries[0]).toMatchObject({ action: 'subscription.match' })
  })

  it('for a day that is matched by hand ends on that day [ADMIN-781]', async () => {
    await begin()
    const later = { ...declared, contract: 'Tee', endOn: '2026-12-10' }
    await shop.ok('terminateContract', { body: later })
    const { token } = await shop.admin()
    const { unmatched, subscriptions: found } = await shop.ok('listSubscriptions', { token })
    await shop.ok('matchTermination', {
      token,
      params: { id: unmatched[0]?._id ?? '' },
      body: { subscriptionId: found[0]?._id ?? '' },
    })
    expect(await row()).toMatchObject({ status: 'active', endsOn: '2026-12-10' })
  })

  it('is limited for an address and a network', async () => {
    for (let count = 0; count < 5; count += 1) await shop.ok('terminateContract', { body: declared })
    expect((await shop.refused('terminateContract', { body: declared })).code).toBe('RATE_LIMITED')
    expect(await shop.db.$count(terminations)).toBe(5)
  })
})
