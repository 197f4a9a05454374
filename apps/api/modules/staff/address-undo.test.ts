import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { admins, outbox } from '../../platform/db/schema'
import { TEST_PASSWORD, TEST_NOW, testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })
const HOUR_MS = 3_600_000
let owner: Awaited<ReturnType<typeof shop.admin>>
let other: typeof owner
beforeEach(async () => {
  await shop.reset()
  owner = await shop.admin({ lastLoginAt: TEST_NOW })
  other = await shop.admin()
})

const changeTo = async (email: string) => {
  shop.clock.advance(1000)
  const body = { name: 'Elif', email, currentPassword: TEST_PASSWORD }
  await shop.ok('updateAdminProfile', { token: owner.token, body })
}
async function linkTo(recipient: string, kind = 'staff-address-changed') {
  const [mail] = await shop.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, kind), eq(outbox.recipient, recipient)))
    .orderBy(desc(outbox.createdAt))
  return mail && String(mail.payload.token)
}
const undo = async (token = '') => shop.ok('undoAdminAddress', { body: { token } })
const refusedUndo = (token = '') => shop.refused('undoAdminAddress', { body: { token } })
const address = async () => (await shop.db.select().from(admins).where(eq(admins.id, owner.id)))[0]?.email

describe('a changed address [IDENTITY-52]', () => {
  it('is told to the former one, whose link puts it back and ends everything else', async () => {
    await changeTo('dieb@example.org')
    await shop.ok('resetAdmin', {
      token: owner.token,
      params: { id: owner.id },
      body: { currentPassword: TEST_PASSWORD },
    })
    const stolen = await linkTo('dieb@example.org', 'staff-reset')
    shop.clock.advance(71 * HOUR_MS)
    expect(await undo(await linkTo(owner.email))).toEqual({ email: owner.email })
    expect(await address()).toBe(owner.email)
    expect((await shop.refused('verifyAdmin', { token: owner.token })).status).toBe(401)
    const body = { token: stolen ?? '', password: 'Holunder-2027' }
    expect((await shop.refused('setAdminPassword', { body })).code).toBe('INVALID_TOKEN')
    const login = { body: { email: owner.email, password: TEST_PASSWORD } }
    expect((await shop.refused('loginAdmin', login)).code).toBe('INVALID_CREDENTIALS')
    const fresh = { token: (await linkTo(owner.email, 'staff-reset')) ?? '', password: 'Holunder-2027' }
    await shop.ok('setAdminPassword', { body: fresh })
    await shop.ok('loginAdmin', { body: { email: owner.email, password: 'Holunder-2027' } })
    const told = await shop.db.select().from(outbox).where(eq(outbox.kind, 'staff-address-undone'))
    expect(told.map(({ recipient }) => recipient)).toEqual([other.email])
  })

  it('by another administrator is told as well', async () => {
    const body = { email: 'dieb@example.org', currentPassword: TEST_PASSWORD }
    await shop.ok('updateAdmin', { token: other.token, params: { id: owner.id }, body })
    await undo(await linkTo(owner.email))
    expect(await address()).toBe(owner.email)
  })

  it('is put back once, within 72 hours, and the link says why not', async () => {
    await changeTo('neu@verda.example')
    const link = await linkTo(owner.email)
    shop.clock.advance(72 * HOUR_MS)
    expect(await refusedUndo(link)).toMatchObject({ code: 'INVALID_TOKEN', details: { reason: 'expired' } })
    shop.clock.advance(-HOUR_MS)
    await undo(link)
    expect(await refusedUndo(link)).toMatchObject({ code: 'INVALID_TOKEN', details: { reason: 'used' } })
    expect(await refusedUndo('x'.repeat(43))).toMatchObject({ details: { reason: 'unknown' } })
  })

  it('changed again is told to the settled one: no link leads to a thief’s or a mistyped address', async () => {
    await changeTo('dieb@example.org')
    const first = await linkTo(owner.email)
    await changeTo('dieb-2@example.org')
    expect(await linkTo('dieb@example.org')).toBeUndefined()
    const second = await linkTo(owner.email)
    expect(second).not.toBe(first)
    await undo(first)
    expect(await address()).toBe(owner.email)
    expect((await refusedUndo(second)).details).toEqual({ reason: 'used' })
  })

  it('that its owner corrects leaves no link', async () => {
    await changeTo('vertippt@example.org')
    const link = await linkTo(owner.email)
    await changeTo(owner.email)
    expect(await linkTo('vertippt@example.org')).toBeUndefined()
    expect((await refusedUndo(link)).details).toEqual({ reason: 'unknown' })
  })

  it('of an invitation that nobody has used is not told to the former one', async () => {
    const body = { email: 'richtig@verda.example', currentPassword: TEST_PASSWORD }
    await shop.ok('updateAdmin', { token: owner.token, params: { id: other.id }, body })
    expect(await linkTo(other.email)).toBeUndefined()
  })

  it('is put back by one of two at once, and not where the account is inactive or the address taken', async () => {
    await changeTo('neu@verda.example')
    const link = await linkTo(owner.email)
    const set = (isActive: boolean) => shop.db.update(admins).set({ isActive }).where(eq(admins.id, owner.id))
    await set(false)
    expect((await refusedUndo(link)).details).toEqual({ reason: 'unknown' })
    await set(true)
    const rival = await shop.admin({ email: owner.email })
    expect((await refusedUndo(link)).code).toBe('EMAIL_TAKEN')
    await shop.db.delete(admins).where(eq(admins.id, rival.id))
    const body = { token: link ?? '' }
    const answers = await Promise.all([1, 2].map(() => shop.call('undoAdminAddress', { body })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })
})
