import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { beforeEach, describe, expect, it } from 'vitest'
import { customerNotes, outbox } from '../../platform/db/schema'
import { testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })
let token: string
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin({ name: 'Elif Yılmaz' })).token
})

const UNKNOWN = '00000000-0000-4000-8000-00000000dead'
const logged = async () => (await shop.ok('listActivity', { token, query: { kind: 'user' } })).entries
const groupsOf = async (id: string) => (await shop.ok('getUser', { token, params: { id } })).user.groups

describe('notes on a customer [ADMIN-660]', () => {
  it('say who wrote them and when, belong to the customer’s data, and go with the account', async () => {
    const customer = await shop.customer()
    const params = { id: customer.id }
    await shop.ok('addUserNote', { token, params, body: { text: 'Ruft lieber an.\nNach 18 Uhr' } })
    shop.clock.advance(60_000)
    const { user } = await shop.ok('addUserNote', { token, params, body: { text: 'Stammkundin' } })
    expect(user.notes).toMatchObject([
      { text: 'Ruft lieber an.\nNach 18 Uhr', author: 'Elif Yılmaz' },
      { text: 'Stammkundin', author: 'Elif Yılmaz' },
    ])
    const { notes } = await shop.ok('getAccountData', { token: customer.token })
    expect(notes).toMatchObject([
      { orderNumber: null, text: 'Ruft lieber an.\nNach 18 Uhr' },
      { orderNumber: null, text: 'Stammkundin' },
    ])
    await shop.ok('anonymiseUser', { token, params })
    expect(await shop.db.$count(customerNotes)).toBe(0)
  })

  it('are refused when empty, too long, or about nobody', async () => {
    const { id } = await shop.customer()
    for (const text of ['', '  \n ', 'x'.repeat(2001)])
      expect((await shop.refused('addUserNote', { token, params: { id }, body: { text } })).status).toBe(400)
    const nobody = await shop.refused('addUserNote', { token, params: { id: UNKNOWN }, body: { text: 'Hm' } })
    expect(nobody.code).toBe('NOT_FOUND')
  })
})

describe('a customer’s details [ADMIN-662]', () => {
  it('are changed field by field, and logged', async () => {
    const { id, email } = await shop.customer({ name: 'Klara Kundin', phone: '030 1' })
    const body = { phone: '030 22', company: 'Teehaus GmbH', vatId: 'DE 136 695 976' }
    const { user } = await shop.ok('updateUser', { token, params: { id }, body })
    expect(user).toMatchObject({ name: 'Klara Kundin', email, phone: '030 22', vatId: 'DE136695976' })
    expect(await logged()).toMatchObject([
      {
        action: 'user.update',
        actor: 'Elif Yılmaz',
        changes: [
          { field: 'phone', from: '030 1', to: '030 22' },
          { field: 'company', from: null, to: 'Teehaus GmbH' },
          { field: 'vatId', from: null, to: 'DE136695976' },
        ],
      },
    ])
  })

  it('come with the address book, the default first [ADMIN-665]', async () => {
    const customer = await shop.customer()
    const place = { street: 'Am Ring 3', zipCode: '04105', city: 'Leipzig', country: 'Deutschland' } as const
    for (const [name, isDefault] of [
      ['Klara', true],
      ['Büro', true],
    ] as const)
      await shop.ok('addAddress', { token: customer.token, body: { ...place, name, isDefault } })
    const { user } = await shop.ok('getUser', { token, params: { id: customer.id } })
    expect(user.addresses).toMatchObject([
      { name: 'Büro', street: 'Am Ring 3', isDefault: true },
      { name: 'Klara', isDefault: false },
    ])
  })

  it('are not saved over what somebody else saved', async () => {
    const { id } = await shop.customer({ phone: '030 1' })
    const { user: seen } = await shop.ok('getUser', { token, params: { id } })
    const { updatedAt } = seen
    await shop.ok('updateUser', { token, params: { id }, body: { phone: '030 2', updatedAt } })
    const late = await shop.refused('updateUser', {
      token,
      params: { id },
      body: { name: 'Klara', updatedAt },
    })
    expect([late.status, late.code]).toEqual([409, 'STALE'])
    const nobody = await shop.refused('updateUser', {
      token,
      params: { id: UNKNOWN },
      body: { name: 'Klara' },
    })
    expect(nobody.code).toBe('NOT_FOUND')
  })

  it('leave no trace in the log once the customer is erased', async () => {
    const { id } = await shop.customer()
    await shop.ok('updateUser', { token, params: { id }, body: { name: 'Kunigunde', groups: ['Ärztin'] } })
    await shop.ok('anonymiseUser', { token, params: { id } })
    expect(JSON.stringify(await logged())).not.toMatch(/Kunigunde|Ärztin/)
  })
})

describe('a customer made by the shop [ADMIN-664] [ADMIN-714]', () => {
  const body = {
    name: 'Derya Polat',
    email: ' Derya@Example.org',
    platform: 'turkey',
    language: 'tr',
  } as const

  it('signs in with the password that the mail’s link sets, and with none before', async () => {
    const { user } = await shop.ok('createUser', { token, body })
    expect(user).toMatchObject({ name: 'Derya Polat', email: 'derya@example.org', platform: 'turkey' })
    expect(await logged()).toMatchObject([{ action: 'user.create', name: 'Derya Polat' }])
    const [mail] = await shop.db.select().from(outbox).where(eq(outbox.kind, 'account-made'))
    expect(mail).toMatchObject({
      recipient: 'derya@example.org',
      language: 'tr',
      payload: { customerName: 'Derya Polat' },
    })
    const { token: reset } = z.object({ token: z.string() }).parse(mail?.payload)
    const password = 'kamille-im-juni'
    const login = { body: { email: user.email, password } }
    expect((await shop.refused('loginCustomer', login)).code).toBe('INVALID_CREDENTIALS')
    await shop.ok('resetPassword', { body: { token: reset, password } })
    await shop.ok('loginCustomer', login)
  })

  it('is told if the address is in use, whatever its case, also by two at once', async () => {
    const made = await Promise.all([1, 2].map(() => shop.call('createUser', { token, body })))
    expect(made.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const again = await shop.refused('createUser', { token, body: { ...body, email: 'DERYA@example.org' } })
    expect([again.status, again.code]).toEqual([409, 'EMAIL_TAKEN'])
    expect(await shop.db.$count(outbox, eq(outbox.kind, 'account-made'))).toBe(1)
  })
})

describe('groups of customers [ADMIN-661]', () => {
  const putIn = async (groups: string[], name = 'Klara') => {
    const { id } = await shop.customer({ name })
    await shop.ok('updateUser', { token, params: { id }, body: { groups } })
    return id
  }

  it('are free words, each once in the spelling that is there, and filter the list', async () => {
    await putIn(['VIP', 'Toptan'], 'Ada')
    const id = await putIn(['vip', ' VIP ', 'Çay kulübü', 'çay kulübü'], 'Berta')
    await putIn([], 'Cem')
    expect(await groupsOf(id)).toEqual(['VIP', 'Çay kulübü'])
    expect((await shop.ok('listCustomerGroups', { token })).groups).toEqual([
      { name: 'VIP', customers: 2 },
      { name: 'Toptan', customers: 1 },
      { name: 'Çay kulübü', customers: 1 },
    ])
    const inGroup = async (group: string) => {
      const { users, pagination } = await shop.ok('listUsers', { token, query: { group } })
      return [pagination.total, ...users.map(({ name }) => name).sort()]
    }
    expect(await inGroup('VIP')).toEqual([2, 'Ada', 'Berta'])
    expect(await inGroup('Toptan')).toEqual([1, 'Ada'])
    expect(await inGroup('nobody')).toEqual([0])
  })

  it('are at most ten of 40 characters', async () => {
    const { id } = await shop.customer()
    const eleven = Array.from({ length: 11 }, (_, index) => `Grup ${index}`)
    for (const groups of [eleven, ['x'.repeat(41)], ['']])
      expect((await shop.refused('updateUser', { token, params: { id }, body: { groups } })).status).toBe(400)
    await shop.ok('updateUser', { token, params: { id }, body: { groups: eleven.slice(0, 10) } })
    expect(await groupsOf(id)).toHaveLength(10)
  })

  it('are among the data that the customer gets', async () => {
    const customer = await shop.customer()
    await shop.ok('updateUser', { token, params: { id: customer.id }, body: { groups: ['VIP'] } })
    expect((await shop.ok('getAccountData', { token: customer.token })).account.groups).toEqual(['VIP'])
  })
})
