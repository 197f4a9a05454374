import { eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  auditLog,
  couponRedemptions,
  orderEvents,
  orderNotes,
  orders,
  outbox,
  stockNotices,
  tokens,
  users,
  withdrawals,
} from '@apps/api/platform/db/schema'
import { bodyFor, emptyOrders, checkOut, withCoupon } from '@apps/api/testing/checkout'
import { TEST_NOW, TEST_PASSWORD, testShop } from '@apps/api/testing/test-app'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

/** A customer with an order in this status. */
async function customerWithOrder(status: 'pending' | 'shipped', paid = false) {
  const customer = await shop.customer({ phone: '030 1' })
  const { email, token } = customer
  const customerInfo = { name: 'Klara Kundin', email, phone: '030 1' }
  const values = { customerInfo, customerNote: 'Klingel Kundin', ...withCoupon('WILLKOMMEN10') }
  const { order } = await shop.ok('checkout', { token, body: await bodyFor(shop, { abendruhe: 1 }, values) })
  const { token: admin } = await shop.admin()
  const params = { id: order._id }
  if (paid) await shop.ok('setPaymentStatus', { token: admin, params, body: { status: 'completed' } })
  if (status !== 'pending') await shop.ok('setOrderStatus', { token: admin, params, body: { status } })
  return { ...customer, order }
}
const body = { password: TEST_PASSWORD }
const stored = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]

describe('one’s own data [IDENTITY-32]', () => {
  it('are all that is stored on the account', async () => {
    const { token, email, id, order } = await customerWithOrder('pending')
    const { id: productId, name } = await shop.product('abendruhe')
    await shop.ok('addToWishlist', { token, params: { productId } })
    await shop.ok('shareWishlist', { token, body: { title: 'Zum Fest' } })
    await shop.ok('setPriceMails', { token, body: { wanted: true } })
    const data = await shop.ok('getAccountData', { token })
    expect(data).toMatchObject({
      exportedAt: TEST_NOW.toISOString(),
      account: { _id: id, email, phone: '030 1', emailVerifiedAt: null },
      orders: [{ _id: order._id }],
      wishlist: [{ productId, name }],
      wishlistShare: { title: 'Zum Fest', createdAt: TEST_NOW.toISOString() },
      priceMails: { consentedAt: TEST_NOW.toISOString(), language: 'de' },
      reviewMails: [],
      premium: [],
      stockNotices: [],
      mails: [{ kind: 'placed' }],
    })
    expect(data.sessions).toHaveLength(1)
    expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash|tokenHash/)
  })

  it('are nobody else’s', async () => {
    await customerWithOrder('pending')
    const { token } = await shop.customer()
    expect((await shop.ok('getAccountData', { token })).orders).toEqual([])
    expect((await shop.refused('getAccountData')).status).toBe(401)
  })

  it('are not those of an address that somebody else registered, nor deleted with it [IDENTITY-31]', async () => {
    const email = 'gesa.gast@example.org'
    await checkOut(shop)
    const { id: productId } = await shop.product('abendruhe')
    const notice = { productId, email, language: 'de', tokenHash: 'x', expiresAt: TEST_NOW } as const
    await shop.db.insert(stockNotices).values(notice)
    const { token } = await shop.customer({ email })
    expect(await shop.ok('getAccountData', { token })).toMatchObject({ stockNotices: [], mails: [] })
    await shop.ok('deleteAccount', { token, body })
    const mails = await shop.db.select().from(outbox).where(eq(outbox.recipient, email))
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['account-deleted', 'placed'])
    expect(await shop.db.$count(stockNotices)).toBe(1)
  })

  it('are those of its address once it is verified', async () => {
    const email = 'gesa.gast@example.org'
    await checkOut(shop)
    const { token } = await shop.customer({ email, emailVerifiedAt: TEST_NOW })
    expect((await shop.ok('getAccountData', { token })).mails).toMatchObject([{ kind: 'placed' }])
    await shop.ok('deleteAccount', { token, body })
    expect(await shop.db.$count(outbox, eq(outbox.kind, 'placed'))).toBe(0)
  })

  it('are declarations and notes too; those of no order go with a confirmed address alone [LAW-20]', async () => {
    const { token, email, id, order } = await customerWithOrder('shipped')
    const declare = (orderNumber: string, name: string) =>
      shop.ok('withdraw', { body: { orderNumber, email, name, items: ['Klaras Tee'] } })
    await declare(order.orderNumber, 'Klara')
    await declare('VD-2026-999999', 'Klara vertippt')
    const { token: admin } = await shop.admin()
    await shop.ok('addOrderNote', {
      token: admin,
      params: { id: order._id },
      body: { text: 'Klara rief an' },
    })
    const unconfirmed = await shop.ok('getAccountData', { token })
    expect(unconfirmed.withdrawals).toMatchObject([{ name: 'Klara', items: ['Klaras Tee'], decision: null }])
    expect(unconfirmed.notes).toMatchObject([{ orderNumber: order.orderNumber, text: 'Klara rief an' }])
    await shop.db.update(users).set({ emailVerifiedAt: TEST_NOW }).where(eq(users.id, id))
    const { withdrawals: all } = await shop.ok('getAccountData', { token })
    expect(all.map(({ name }) => name).sort()).toEqual(['Klara', 'Klara vertippt'])
    await shop.ok('deleteAccount', { token, body })
    expect(await shop.db.select().from(withdrawals)).toMatchObject([
      { orderId: order._id, name: '–', items: [] },
    ])
  })
})

describe('an account that is deleted [IDENTITY-33]', () => {
  it('is gone with its sessions, and a mail says so', async () => {
    const { token, id, email } = await customerWithOrder('shipped')
    await shop.ok('deleteAccount', { token, body })
    expect((await shop.refused('verifyCustomer', { token })).status).toBe(401)
    expect((await shop.refused('loginCustomer', { body: { email, password: TEST_PASSWORD } })).status).toBe(
      400,
    )
    expect(await shop.db.$count(users, eq(users.id, id))).toBe(0)
    expect(await shop.db.$count(tokens, eq(tokens.userId, id))).toBe(0)
    const mails = await shop.db.select().from(outbox).where(eq(outbox.recipient, email))
    expect(mails.map(({ kind }) => kind)).toEqual(['account-deleted'])
  })

  it('keeps its orders for accounting, anonymised [LAW-20]', async () => {
    const { token, order, email } = await customerWithOrder('shipped')
    const withdrawal = {
      orderNumber: order.orderNumber,
      email,
      name: 'Klara Kundin',
      items: ['Klaras Tee'],
      reason: 'Klara mag ihn nicht',
    }
    await shop.ok('withdraw', { body: withdrawal })
    const { token: admin } = await shop.admin()
    await shop.ok('addOrderNote', {
      token: admin,
      params: { id: order._id },
      body: { text: 'Klara rief an' },
    })
    await shop.ok('deleteAccount', { token, body })
    expect(await shop.db.$count(orderNotes)).toBe(0)
    expect(await stored(order._id)).toMatchObject({
      number: order.orderNumber,
      status: 'shipped',
      userId: null,
      email: '',
      phone: '',
      note: null,
      customerName: '–',
      street: '',
      city: '',
    })
    expect(await shop.db.select().from(couponRedemptions)).toMatchObject([{ userId: null, email: '' }])
    expect(await shop.db.select().from(withdrawals)).toMatchObject([
      { email: '', name: '–', items: [], reason: null },
    ])
  })

  it('leaves no name or address in history, log and mails either [LAW-20]', async () => {
    const { token } = await shop.customer()
    const customerInfo = { name: 'Klara Kundin', email: 'arbeit@example.org', phone: '030 1' }
    const { order } = await shop.ok('checkout', {
      token,
      body: await bodyFor(shop, { abendruhe: 1 }, { customerInfo }),
    })
    const { token: admin } = await shop.admin()
    const params = { id: order._id }
    const address = { street: 'Am Markt 1', city: 'Leipzig', zipCode: '04109', country: 'Deutschland' }
    await shop.ok('setShippingAddress', { token: admin, params, body: address })
    shop.clock.advance(1000)
    await shop.ok('setOrderStatus', { token: admin, params, body: { status: 'shipped' } })
    await shop.ok('deleteAccount', { token, body })
    const left = {
      history: await shop.db.select().from(orderEvents),
      log: await shop.db.select().from(auditLog),
      mails: await shop.db.select().from(outbox).where(ne(outbox.kind, 'account-deleted')),
    }
    expect(left.history).toHaveLength(3)
    expect(left.log).toHaveLength(2)
    expect(JSON.stringify(left)).not.toMatch(/Klara|Lindenweg|Am Markt|arbeit@/)
  })

  it('keeps name and address on orders with an invoice [LAW-20]', async () => {
    const { token, order } = await customerWithOrder('shipped', true)
    await shop.ok('deleteAccount', { token, body })
    expect(await stored(order._id)).toMatchObject({
      customerName: 'Klara Kundin',
      street: 'Lindenweg 4',
      userId: null,
      email: '',
      phone: '',
      note: null,
    })
  })

  it('is not deleted while an order is under way, nor with a wrong password', async () => {
    const { token, id } = await customerWithOrder('pending')
    const open = await shop.refused('deleteAccount', { token, body })
    expect([open.status, open.code]).toEqual([409, 'ORDERS_UNDER_WAY'])
    const wrong = await shop.refused('deleteAccount', { token, body: { password: 'falsch-falsch' } })
    expect([wrong.status, wrong.code]).toEqual([400, 'WRONG_PASSWORD'])
    expect(await shop.db.$count(users, eq(users.id, id))).toBe(1)
  })

  it('takes its coupon from nobody: guests may still use it, and its order be reopened [COUPON-33] [ORDER-5]', async () => {
    const [first, second] = [await customerWithOrder('shipped'), await customerWithOrder('shipped')]
    const { token } = await shop.admin()
    const set = (status: 'cancelled' | 'delivered') =>
      shop.ok('setOrderStatus', { token, params: { id: first.order._id }, body: { status } })
    await set('cancelled')
    for (const customer of [first, second]) await shop.ok('deleteAccount', { token: customer.token, body })
    const { items } = await bodyFor(shop, { abendruhe: 1 })
    const cart = { code: 'WILLKOMMEN10', orderData: { items } }
    expect((await shop.ok('validateCoupon', { body: cart })).coupon.code).toBe('WILLKOMMEN10')
    expect((await set('delivered')).order.status).toBe('delivered')
  })

  it('gets no mail about its orders any more', async () => {
    const { token, order } = await customerWithOrder('shipped', true)
    await shop.ok('deleteAccount', { token, body })
    const admin = await shop.admin()
    const before = await shop.db.$count(outbox)
    await shop.ok('setOrderStatus', {
      token: admin.token,
      params: { id: order._id },
      body: { status: 'cancelled' },
    })
    expect(await shop.db.$count(outbox)).toBe(before)
    const again = { token: admin.token, params: { id: order._id }, body: { kind: 'cancelled' as const } }
    expect((await shop.refused('sendOrderMail', again)).code).toBe('CONFLICT')
  })
})
