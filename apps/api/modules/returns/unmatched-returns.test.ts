import { beforeEach, expect, it } from 'vitest'
import { auditLog, returns } from '../../platform/db/schema'
import { emptyOrders, mailsOf, checkOut } from '../../testing/checkout'
import { testShop } from '../../testing/test-app'
import { reportUnmatched } from './shop-mails'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
})

const HOUR = 3_600_000
const declare = async (orderNumber: string, email: string) => {
  await shop.ok('withdraw', { body: { orderNumber, email, name: 'Gesa' } })
  shop.clock.advance(1_000)
}
const invent = async (count: number) => {
  for (let n = 0; n < count; n += 1)
    await declare(`VD-2026-9${String(n).padStart(5, '0')}`, `n${n}@example.org`)
}
const report = () => reportUnmatched(shop.db, shop.clock.now())
const reports = async () => (await mailsOf(shop)).filter(({ kind }) => kind.startsWith('shop-'))
const list = async () => (await shop.ok('listReturns', { token })).withdrawals

it('declarations of no order are told once an hour, with their number [ADMIN-48]', async () => {
  await invent(3)
  expect(await reports()).toEqual([])
  await Promise.all([report(), report()])
  expect(await reports()).toMatchObject([{ kind: 'shop-unmatched', language: 'tr', payload: { count: 3 } }])
  await invent(2)
  expect(await report()).toBe(false)
  shop.clock.advance(HOUR)
  expect(await report()).toBe(true)
  shop.clock.advance(HOUR)
  expect(await report()).toBe(false)
  expect((await reports()).map(({ payload }) => payload.count)).toEqual([3, 5])
})

it('one of an order is told at once, and stands before those of none [ADMIN-48]', async () => {
  await invent(2)
  const { orderNumber, customer } = await checkOut(shop)
  await declare(orderNumber, customer.email)
  expect(await reports()).toMatchObject([{ kind: 'shop-withdrawal', payload: { orderNumber } }])
  expect((await list()).map(({ order }) => order !== null)).toEqual([true, false, false])
})

it('those of no order are refused together, without a mail [LAW-60]', async () => {
  await invent(3)
  const { orderNumber, customer } = await checkOut(shop)
  await declare(orderNumber, customer.email)
  const ids = (await list()).map(({ _id }) => _id)
  const mails = (await mailsOf(shop)).length
  const refuse = () => shop.ok('refuseReturns', { token, body: { ids: [...ids, ...ids] } })
  const answers = await Promise.all([refuse(), refuse()])
  expect(answers.reduce((sum, { refused }) => sum + refused, 0)).toBe(3)
  expect((await list()).map(({ status }) => status)).toEqual(['new', 'refused', 'refused', 'refused'])
  expect(await shop.db.$count(returns)).toBe(3)
  expect(await shop.db.$count(auditLog)).toBe(3)
  expect(await mailsOf(shop)).toHaveLength(mails)
  expect((await shop.refused('refuseReturns', { token, body: { ids: [] } })).status).toBe(400)
})
