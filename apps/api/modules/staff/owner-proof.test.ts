import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { admins, outbox } from '../../platform/db/schema'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })
beforeEach(() => shop.reset())

type Victim = Awaited<ReturnType<typeof shop.admin>>
interface Theft {
  readonly victim: Victim
  readonly other: Victim
}

/** What a stolen token may be used for, with the proof or without. */
const calls: Readonly<
  Record<string, (theft: Theft, proof: { currentPassword?: string }) => Promise<Response>>
> = {
  'one’s own address': ({ victim: { token } }, proof) =>
    send('updateAdminProfile', { token, body: { name: 'A', email: 'dieb@example.org', ...proof } }),
  'another’s address': ({ victim: { token }, other: { id } }, proof) =>
    send('updateAdmin', { token, params: { id }, body: { email: 'dieb@example.org', ...proof } }),
  'another’s password': ({ victim: { token }, other: { id } }, proof) =>
    send('updateAdmin', { token, params: { id }, body: { password: 'ihlamur-çiçeği', ...proof } }),
  deactivating: ({ victim: { token }, other: { id } }, proof) =>
    send('updateAdmin', { token, params: { id }, body: { isActive: false, ...proof } }),
  'a new administrator': ({ victim: { token } }, proof) =>
    send('createAdmin', { token, body: { name: 'D', email: 'dieb@example.org', ...proof } }),
  'another’s role': ({ victim: { token }, other: { id } }, proof) =>
    send('updateAdmin', { token, params: { id }, body: { role: 'catalogue', ...proof } }),
  'a link for a new password': ({ victim: { token }, other: { id } }, proof) =>
    send('resetAdmin', { token, params: { id }, body: proof }),
}
type Response = Awaited<ReturnType<typeof shop.call>>
const send = shop.call

const everything = async () => ({
  admins: await shop.db.select().from(admins).orderBy(admins.id),
  mails: await shop.db.select().from(outbox),
})

describe.each(Object.entries(calls))('%s [IDENTITY-24] [DEPART-14]', (_, call) => {
  it('needs the own password, also right after a login', async () => {
    const other = await shop.admin()
    const victim = await shop.admin()
    const body = { email: victim.email, password: TEST_PASSWORD }
    const { token } = await shop.ok('loginAdmin', { body })
    const theft = { victim: { ...victim, token }, other }
    const before = await everything()
    for (const proof of [{}, { currentPassword: '' }]) {
      expect((await call(theft, proof)).json()).toMatchObject({
        code: 'VALIDATION',
        errors: [{ path: 'currentPassword' }],
      })
    }
    const wrong = await call(theft, { currentPassword: 'geraten' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toMatchObject({ code: 'WRONG_PASSWORD', errors: [{ path: 'currentPassword' }] })
    expect(await everything()).toEqual(before)
    expect((await call(theft, { currentPassword: TEST_PASSWORD })).statusCode).toBeLessThan(300)
    expect(await everything()).not.toEqual(before)
  })
})

describe('the own password', () => {
  it('is asked for after the other fields, and not where nothing lasting changes [IDENTITY-24]', async () => {
    const { token, email } = await shop.admin()
    const other = await shop.admin()
    const taken = await shop.refused('createAdmin', { token, body: { name: 'A', email: other.email } })
    expect(taken.code).toBe('EMAIL_TAKEN')
    const params = { id: other.id }
    const inactive = { token, params, body: { email } }
    expect((await shop.refused('updateAdmin', inactive)).code).toBe('EMAIL_TAKEN')
    await shop.ok('updateAdminProfile', { token, body: { name: 'Elif', email } })
    await shop.ok('updateAdmin', { token, params, body: { name: 'M', email: other.email, isActive: true } })
  })

  it('is guessed at ten times per session, however often that is renewed [IDENTITY-24]', async () => {
    const { token, email } = await shop.admin()
    shop.clock.advance(1000)
    const own = await shop.ok('loginAdmin', { body: { email, password: TEST_PASSWORD } })
    let stolen = token
    const guess = async (currentPassword: string) =>
      (
        await shop.refused('createAdmin', {
          token: stolen,
          body: { name: 'D', email: 'dieb@example.org', currentPassword },
        })
      ).code
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await guess('geraten')).toBe('WRONG_PASSWORD')
      stolen = (await shop.ok('refreshAdmin', { token: stolen })).token
    }
    expect(await guess(TEST_PASSWORD)).toBe('RATE_LIMITED')
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'ihlamur-çiçeği' }
    await shop.ok('changeAdminPassword', { token: own.token, body })
  })
})

describe('all administrators are told [IDENTITY-53]', () => {
  const recipients = async (kind: string) =>
    (await shop.db.select().from(outbox).where(eq(outbox.kind, kind)).orderBy(desc(outbox.recipient)))
      .map(({ recipient }) => recipient)
      .sort()

  it('of a new one, but not those who are inactive, nor the new one', async () => {
    const [one, other] = [await shop.admin(), await shop.admin()]
    await shop.admin({ isActive: false })
    const body = { name: 'Mert', email: 'mert@verda.example', currentPassword: TEST_PASSWORD }
    await shop.ok('createAdmin', { token: one.token, body })
    expect(await recipients('staff-access')).toEqual([one.email, other.email].sort())
    const [mail] = await shop.db.select().from(outbox).where(eq(outbox.kind, 'staff-access'))
    expect(mail?.payload).toMatchObject({ name: 'Mert', email: 'mert@verda.example', actor: one.name })
  })

  it('of one who is active again, and not of one who is not', async () => {
    const one = await shop.admin()
    const former = await shop.admin({ isActive: false })
    const currentPassword = TEST_PASSWORD
    const silent = { name: 'N', email: 'n@verda.example', isActive: false, currentPassword }
    await shop.ok('createAdmin', { token: one.token, body: silent })
    expect(await recipients('staff-access')).toEqual([])
    const params = { id: former.id }
    await shop.ok('updateAdmin', { token: one.token, params, body: { isActive: true, currentPassword } })
    expect(await recipients('staff-access')).toEqual([one.email])
  })
})
