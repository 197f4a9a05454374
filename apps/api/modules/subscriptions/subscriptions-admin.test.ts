import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { subscriptionBench } from '@apps/api/testing/subscriptions'
import { testShop } from '@apps/api/testing/test-app'

const shop = await testShop()
const { mails, begin } = subscriptionBench(shop)
beforeEach(() => shop.reset())

describe('the back office [ADMIN-770]', () => {
  it('lists, filters and counts them', async () => {
    await begin()
    await begin({ subscription: { weeks: 8 } }, 1)
    const { token } = await shop.admin()
    const all = await shop.ok('listSubscriptions', { token })
    expect(all.subscriptions.map(({ nextOn }) => nextOn)).toEqual(['2026-12-05', '2027-01-16'])
    // One every two weeks: on the 5th and on the 19th of December.
    expect(all.figures).toMatchObject({ active: 2, paused: 0, coming: { count: 2 }, ended: { count: 0 } })
    expect(all.figures.coming.value).toHaveLength(1)
    const found = async (query: Record<string, string>) =>
      (await shop.ok('listSubscriptions', { token, query })).subscriptions.length
    expect(await found({ search: 'SA-000002' })).toBe(1)
    expect(await found({ search: 'abendruhe' })).toBe(2)
    expect(await found({ status: 'ended' })).toBe(0)
    expect(all.products).toHaveLength(1)
    expect(await found({ product: all.products[0]?._id ?? '' })).toBe(2)
    expect(await found({ product: randomUUID() })).toBe(0)
    expect(await found({ product: 'abendruhe' })).toBe(0)
    expect(await found({ from: '2027-01-01', to: '2027-02-01' })).toBe(1)
  })

  it('pauses, resumes, skips and ends one with a reason, which the customer is told and the log keeps', async () => {
    await begin()
    const { token } = await shop.admin()
    const { subscriptions: rows } = await shop.ok('listSubscriptions', { token })
    const params = { id: rows[0]?._id ?? '' }
    const act = (kind: Body<'actOnSubscription'>['kind'], reason = 'Betriebsferien') =>
      shop.call('actOnSubscription', { token, params, body: { kind, reason } })
    expect((await act('pause', '')).statusCode).toBe(400)
    expect((await act('resume')).statusCode).toBe(409)
    expect((await act('pause')).statusCode).toBe(200)
    expect((await act('skip')).statusCode).toBe(409)
    expect((await mails('subscription-paused'))[0]?.payload).toMatchObject({ reason: 'Betriebsferien' })
    expect((await act('resume')).statusCode).toBe(200)
    expect((await act('skip')).statusCode).toBe(200)
    expect((await mails('subscription-moved'))[0]?.payload).toMatchObject({ cause: 'shop' })
    expect((await act('end')).statusCode).toBe(200)
    expect((await act('end')).statusCode).toBe(409)
    const unknown = {
      token,
      params: { id: randomUUID() },
      body: { kind: 'end', reason: 'Betriebsferien' },
    } as const
    expect((await shop.refused('actOnSubscription', unknown)).code).toBe('NOT_FOUND')
    const { subscription } = await shop.ok('getSubscription', { token, params })
    expect(subscription).toMatchObject({ status: 'ended', endReason: 'shop' })
    const kinds = subscription.changes.map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['end', 'pause', 'resume', 'skip'])
    for (const { by, note } of subscription.changes) expect([by, note]).toEqual(['office', 'Betriebsferien'])
    const { entries } = await shop.ok('listActivity', { token })
    const logged = entries.map(({ action }) => action).filter((action) => action.startsWith('subscription.'))
    expect(logged.toSorted()).toEqual([
      'subscription.end',
      'subscription.pause',
      'subscription.resume',
      'subscription.skip',
    ])
  })
})
