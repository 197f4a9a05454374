import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog, outbox } from '../../platform/db/schema'
import { TEST_NOW, TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })
let token: string
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin()).token
})

describe('the status', () => {
  it('banned ends every session and reset link at once; lifting it lets in again [IDENTITY-2] [IDENTITY-3] [IDENTITY-14]', async () => {
    const { id, email, token: session } = await shop.customer()
    await shop.ok('loginCustomer', { body: { email, password: TEST_PASSWORD } })
    await shop.ok('forgotPassword', { body: { email } })
    const [mail] = await shop.db.select().from(outbox).where(eq(outbox.recipient, email))
    const ban = { token, params: { id }, body: { status: 'banned' as const } }
    expect((await shop.ok('setUserStatus', ban)).user.status).toBe('banned')
    expect((await shop.refused('verifyCustomer', { token: session })).status).toBe(401)
    const login = { body: { email, password: TEST_PASSWORD } }
    expect((await shop.refused('loginCustomer', login)).code).toBe('ACCOUNT_BANNED')
    const link = { token: String(mail?.payload.token), password: 'holunderblüte' }
    expect((await shop.refused('resetPassword', { body: link })).code).toBe('INVALID_TOKEN')
    await shop.ok('setUserStatus', { ...ban, body: { status: 'active' } })
    // Earlier sessions stay invalid.
    expect((await shop.refused('verifyCustomer', { token: session })).status).toBe(401)
    await shop.ok('loginCustomer', login)
  })

  it('is noted with who changed it, once per change [IDENTITY-23]', async () => {
    const { id } = await shop.customer()
    const input = { token, params: { id }, body: { status: 'inactive' as const } }
    await shop.ok('setUserStatus', input)
    await shop.ok('setUserStatus', input)
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${id}`))
    const [admin] = (await shop.ok('listAdmins', { token })).admins
    expect(entries).toMatchObject([
      {
        adminId: admin?._id,
        action: 'user.status',
        detail: { changes: [{ field: 'status', from: 'active', to: 'inactive' }] },
        at: TEST_NOW,
      },
    ])
  })

  it('a ban keeps its reason until it is lifted, in the log as well [ADMIN-541]', async () => {
    const { id } = await shop.customer()
    const set = async (body: { status: 'banned' | 'active'; reason?: string }) => {
      shop.clock.advance(1000)
      return (await shop.ok('setUserStatus', { token, params: { id }, body })).user.banReason
    }
    expect(await set({ status: 'banned', reason: '  Drei Rücklastschriften \r\n in Folge ' })).toBe(
      'Drei Rücklastschriften \n in Folge',
    )
    expect(await set({ status: 'banned' })).toBe('Drei Rücklastschriften \n in Folge')
    expect(await set({ status: 'banned', reason: 'Betrug' })).toBe('Betrug')
    expect(await set({ status: 'active', reason: 'nicht aufgehoben' })).toBe('')
    const { entries } = await shop.ok('listActivity', { token, query: {} })
    expect(entries.filter(({ action }) => action === 'user.status').map(({ changes }) => changes)).toEqual([
      [
        { field: 'status', from: 'banned', to: 'active' },
        { field: 'banReason', from: 'Betrug', to: null },
      ],
      [{ field: 'banReason', from: 'Drei Rücklastschriften \n in Folge', to: 'Betrug' }],
      [
        { field: 'status', from: 'active', to: 'banned' },
        { field: 'banReason', from: null, to: 'Drei Rücklastschriften \n in Folge' },
      ],
    ])
    const tooLong = { status: 'banned' as const, reason: 'x'.repeat(501) }
    const refused = await shop.refused('setUserStatus', { token, params: { id }, body: tooLong })
    expect(refused.errors).toMatchObject([{ path: 'reason' }])
  })

  it('a ban’s reason is in the data that the customer gets, and erased with the account [ADMIN-541]', async () => {
    const { id } = await shop.customer()
    const input = { token, params: { id } }
    await shop.ok('setUserStatus', { ...input, body: { status: 'banned', reason: 'Betrug' } })
    expect((await shop.ok('getUserData', input)).account.banReason).toBe('Betrug')
    await shop.ok('anonymiseUser', input)
    expect(JSON.stringify(await shop.db.select().from(auditLog))).not.toContain('Betrug')
  })

  it('is one of three [IDENTITY-14]', async () => {
    const { id } = await shop.customer()
    const response = await shop.app.inject({
      method: 'PUT',
      url: `/api/admin/users/${id}/status`,
      headers: { authorization: `Bearer ${token}` },
      payload: { status: 'deleted' },
    })
    expect(response.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'status' }] })
  })
})
