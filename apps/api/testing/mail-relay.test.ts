import { sql } from 'drizzle-orm'
import { STANDARD_DETAILS } from '@/shop/shop-details/shop-details'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailTemplates } from '../modules/mail-templates'
import { mailLimits, outbox } from '../platform/db/schema'
import { composeMail } from '../platform/mail/compose'
import { bodyFor, confirmedBuyer, emptyOrders, mailsOf } from './checkout'
import { testShop } from './test-app'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

const victim = 'opfer@example.org'
const guest = { name: 'Gewonnen Gewonnen', email: victim, phone: '030 123' }

/** Whole texts of all mails that wait, oldest first. */
async function texts() {
  return (await mailsOf(shop)).map(({ kind, payload }) => {
    const template = mailTemplates.find((each) => each.kind === kind)
    if (!template) throw new Error(kind)
    const options = { language: 'de', publicUrl: 'https://verda.example', seller: STANDARD_DETAILS } as const
    return composeMail(template, payload, options).text
  })
}
const kinds = async () => (await mailsOf(shop)).map(({ kind }) => kind)

/** Minutes until each waiting mail leaves, by the database's clock. */
async function delays() {
  const minutes = sql<number>`round(extract(epoch from ${outbox.nextAttemptAt} - now()) / 60)::int`
  const rows = await shop.db.select({ minutes }).from(outbox).orderBy(outbox.nextAttemptAt)
  return rows.map((row) => row.minutes)
}
/** As if everything so far had happened so long ago. */
const pass = (minutes: number) =>
  shop.db.update(mailLimits).set({
    due: sql`array(select each - make_interval(mins => ${minutes}) from unnest(${mailLimits.due}) each)`,
  })

const order = async (customerNote = '') =>
  shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }, { customerInfo: guest, customerNote }) })
const register = (n = 0) =>
  shop.ok('registerCustomer', {
    body: {
      name: 'Gewonnen Gewonnen',
      email: n === 0 ? victim : `n${n}@example.org`,
      password: 'kamille-im-juni',
    },
  })

describe('an address that nobody has confirmed', () => {
  it('is not greeted by the name of who registered it [IDENTITY-31] [API-68]', async () => {
    const { token } = await register()
    await shop.ok('sendVerification', { token })
    await shop.ok('forgotPassword', { body: { email: victim } })
    expect(await kinds()).toEqual(['verification', 'verification', 'reset'])
    for (const text of await texts()) expect(text).not.toContain('Gewonnen')
  })

  it('gets no note with the order [API-68]', async () => {
    await order('Bitte klingeln')
    const [text = ''] = await texts()
    expect(text).toContain('Lindenweg 4')
    expect(text).not.toContain('klingeln')
  })
})

describe('mails that strangers cause [API-68]', () => {
  it('leave three an hour to one address: orders’ mails wait, others are dropped', async () => {
    const { token } = await register()
    await order()
    await order()
    await order()
    await order()
    expect(await delays()).toEqual([0, 0, 0, 60, 60])
    expect((await shop.refused('sendVerification', { token })).code).toBe('RATE_LIMITED')
    expect(await kinds()).toEqual(['verification', 'placed', 'placed', 'placed', 'placed'])
    await register(1)
    expect(await delays()).toEqual([0, 0, 0, 0, 60, 60])
  })

  it('hold back no link for a forgotten password, of which three work at once', async () => {
    await register()
    for (let round = 0; round < 4; round += 1) await order()
    const forget = () => shop.ok('forgotPassword', { body: { email: victim.toUpperCase() } })
    const links = async () => (await kinds()).filter((kind) => kind === 'reset').length
    await forget()
    expect(await links()).toBe(1)
    await Promise.all([forget(), forget(), forget(), forget()])
    expect(await links()).toBe(3)
    expect((await delays()).filter((delay) => delay === 0)).toHaveLength(3 + 3)
    shop.clock.advance(60 * 60_000)
    await forget()
    expect(await links()).toBe(4)
  })

  it('may leave again an hour after the third before', async () => {
    await order()
    await pass(30)
    await order()
    await order()
    await pass(29)
    await order()
    expect(await delays()).toEqual([0, 0, 0, 1])
    await pass(29)
    const { token } = await register()
    expect(await kinds()).not.toContain('verification')
    await pass(3)
    await shop.ok('sendVerification', { token })
    expect(await kinds()).toContain('verification')
  })

  it('are counted whatever becomes of the account', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { token } = await register()
      await shop.call('deleteAccount', { token, body: { password: 'kamille-im-juni' } })
    }
    const [row] = await shop.db.select().from(mailLimits)
    expect(row?.due).toHaveLength(3)
    expect((await kinds()).length).toBeLessThanOrEqual(3)
  })

  it('are counted once for each when many are caused at once', async () => {
    const body = await bodyFor(shop, { abendruhe: 1 }, { customerInfo: guest })
    const { token } = await confirmedBuyer(shop.db)
    await Promise.all(Array.from({ length: 7 }, () => shop.ok('checkout', { body, token })))
    expect(await delays()).toEqual([0, 0, 0, 60, 60, 60, 120])
  })
})
