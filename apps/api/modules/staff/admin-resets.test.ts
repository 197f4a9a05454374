import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../../platform/db/schema'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'
import { resetFirstAdmin } from './first-admin'

const shop = await testShop({ demoData: false })
let token: string
let ownId: string
beforeEach(async () => {
  await shop.reset()
  const admin = await shop.admin()
  token = admin.token
  ownId = admin.id
})

const proof = { currentPassword: TEST_PASSWORD }

/** Token of the latest link sent to an address. */
async function linkOf(email: string) {
  const [mail] = await shop.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.createdAt))
  return { kind: mail?.kind, token: String(mail?.payload.token) }
}
const invite = () =>
  shop.ok('createAdmin', { token, body: { name: 'Mert Kaya', email: 'mert@verda.example', ...proof } })
const setPassword = (link: string, password: string) => ({ body: { token: link, password } })

describe('an invitation', () => {
  it('lets the administrator set a password, once', async () => {
    await invite()
    const link = await linkOf('mert@verda.example')
    expect(link.kind).toBe('staff-invitation')
    shop.clock.advance(6 * 86_400_000)
    await shop.ok('setAdminPassword', setPassword(link.token, 'Holunder-2027'))
    await shop.ok('loginAdmin', { body: { email: 'mert@verda.example', password: 'Holunder-2027' } })
    const again = await shop.refused('setAdminPassword', setPassword(link.token, 'Salbei-20270'))
    expect(again.code).toBe('INVALID_TOKEN')
  })

  it('works for seven days [ADMIN-46]', async () => {
    await invite()
    const link = await linkOf('mert@verda.example')
    shop.clock.advance(7 * 86_400_000 + 1)
    const refusal = await shop.refused('setAdminPassword', setPassword(link.token, 'Holunder-2027'))
    expect(refusal.code).toBe('INVALID_TOKEN')
  })

  it('does not work any more once the address was corrected [ADMIN-46]', async () => {
    const { admin } = await invite()
    const link = await linkOf('mert@verda.example')
    const params = { id: admin._id }
    await shop.ok('updateAdmin', { token, params, body: { name: 'Mert K.' } })
    await shop.ok('updateAdmin', { token, params, body: { email: 'mert.kaya@verda.example', ...proof } })
    const refusal = await shop.refused('setAdminPassword', setPassword(link.token, 'Holunder-2027'))
    expect(refusal.code).toBe('INVALID_TOKEN')
  })

  it('is not sent where a password is given', async () => {
    const body = { name: 'Sude', email: 'sude@verda.example', password: 'Holunder-2027', ...proof }
    await shop.ok('createAdmin', { token, body })
    expect(await shop.db.$count(outbox, eq(outbox.recipient, body.email))).toBe(0)
    await shop.ok('loginAdmin', { body: { email: body.email, password: body.password } })
  })
})

describe('a link for a new password', () => {
  it('does not work any more once the owner has another address', async () => {
    const other = await shop.admin()
    await shop.ok('resetAdmin', { token, params: { id: other.id }, body: proof })
    const link = await linkOf(other.email)
    const body = { name: 'Sude', email: 'sude@verda.example', ...proof }
    await shop.ok('updateAdminProfile', { token: other.token, body })
    const refusal = await shop.refused('setAdminPassword', setPassword(link.token, 'Holunder-2027'))
    expect(refusal.code).toBe('INVALID_TOKEN')
  })

  it('is not for nobody', async () => {
    const nobody = { token, params: { id: randomUUID() }, body: proof }
    expect((await shop.refused('resetAdmin', nobody)).code).toBe('NOT_FOUND')
  })

  it('ends every session, and only the newest one works [ADMIN-46]', async () => {
    const other = await shop.admin()
    await shop.ok('resetAdmin', { token, params: { id: other.id }, body: proof })
    const first = await linkOf(other.email)
    shop.clock.advance(1000)
    await shop.ok('resetAdmin', { token, params: { id: other.id }, body: proof })
    const second = await linkOf(other.email)
    expect((await shop.refused('setAdminPassword', setPassword(first.token, 'Holunder-2027'))).code).toBe(
      'INVALID_TOKEN',
    )
    // Until the link is used, the old password and its sessions stay valid.
    await shop.ok('verifyAdmin', { token: other.token })
    await shop.ok('setAdminPassword', setPassword(second.token, 'Holunder-2027'))
    expect((await shop.refused('verifyAdmin', { token: other.token })).status).toBe(401)
    const old = { body: { email: other.email, password: TEST_PASSWORD } }
    expect((await shop.refused('loginAdmin', old)).code).toBe('INVALID_CREDENTIALS')
  })

  it('is used by one of two at once', async () => {
    const other = await shop.admin()
    await shop.ok('resetAdmin', { token, params: { id: other.id }, body: proof })
    const link = await linkOf(other.email)
    const answers = await Promise.all(
      ['Holunder-2027', 'Salbei-20270'].map((password) =>
        shop.call('setAdminPassword', setPassword(link.token, password)),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  it('is not for somebody who is shut out, and weak passwords are refused', async () => {
    const other = await shop.admin()
    await shop.ok('resetAdmin', { token, params: { id: other.id }, body: proof })
    const link = await linkOf(other.email)
    expect((await shop.refused('setAdminPassword', setPassword(link.token, '123456'))).code).toBe(
      'VALIDATION',
    )
    await shop.ok('updateAdmin', { token, params: { id: other.id }, body: { isActive: false, ...proof } })
    expect((await shop.refused('setAdminPassword', setPassword(link.token, 'Holunder-2027'))).code).toBe(
      'INVALID_TOKEN',
    )
    expect((await shop.refused('resetAdmin', { token, params: { id: other.id }, body: proof })).code).toBe(
      'CONFLICT',
    )
  })
})

describe('every new password', () => {
  it.each<[string, (id: string, email: string, other: string) => Promise<unknown>]>([
    [
      'of one’s own',
      (_id, _email, other) =>
        shop.ok('changeAdminPassword', {
          token: other,
          body: { currentPassword: TEST_PASSWORD, newPassword: 'ihlamur-çiçeği' },
        }),
    ],
    [
      'by another administrator',
      (id) =>
        shop.ok('updateAdmin', {
          token,
          params: { id },
          body: { password: 'ihlamur-çiçeği', currentPassword: TEST_PASSWORD },
        }),
    ],
    ['by admin:reset', (_id, email) => resetFirstAdmin(shop.db, email)],
  ])('%s ends the links that were sent before [IDENTITY-51]', async (_, change) => {
    const other = await shop.admin()
    await shop.ok('resetAdmin', { token, params: { id: other.id }, body: proof })
    const link = await linkOf(other.email)
    await change(other.id, other.email, other.token)
    const refusal = await shop.refused('setAdminPassword', setPassword(link.token, 'Holunder-2027'))
    expect(refusal.code).toBe('INVALID_TOKEN')
  })
})

it('nobody shuts themselves out [ADMIN-46]', async () => {
  await shop.admin()
  const refusal = await shop.refused('updateAdmin', {
    token,
    params: { id: ownId },
    body: { isActive: false },
  })
  expect(refusal).toMatchObject({ status: 409, code: 'CONFLICT' })
})
