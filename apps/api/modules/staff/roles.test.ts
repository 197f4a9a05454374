import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Permission } from '@/shop/roles/permissions'
import { admins, auditLog, roles } from '../../platform/db/schema'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })
beforeEach(() => shop.reset())

const proof = { currentPassword: TEST_PASSWORD }
const UNKNOWN = '00000000-0000-4000-8000-00000000dead'
const invited = () => ({ name: 'Deniz', email: `deniz-${randomUUID()}@verda.example`, ...proof })

async function ownRole(name: string, permissions: Permission[]) {
  const [role] = await shop.db.insert(roles).values({ name, permissions }).returning()
  if (!role) throw new Error('no role was made')
  return role
}
const logged = (action: string) => shop.db.select().from(auditLog).where(eq(auditLog.action, action))

describe('a role of the shop’s own', () => {
  it('is made with what its permissions need, listed with its people, changed and removed [IDENTITY-182]', async () => {
    const { token } = await shop.admin()
    const { role } = await shop.ok('createRole', {
      token,
      body: { name: 'Depo', permissions: ['orders.write'] },
    })
    expect(role).toMatchObject({ name: 'Depo', permissions: ['orders.read', 'orders.write'], people: 0 })
    expect(await logged('role.create')).toMatchObject([
      {
        detail: {
          name: 'Depo',
          changes: [{ field: 'permissions', from: null, to: 'orders.read, orders.write' }],
        },
      },
    ])
    const packer = await shop.admin({ customRoleId: role._id })
    await shop.ok('listOrders', { token: packer.token })
    const listed = await shop.ok('listRoles', { token })
    expect(listed.roles.map(({ _id, people }) => [_id, people])).toEqual([
      ['owner', 1],
      ['manager', 0],
      ['orders', 0],
      ['catalogue', 0],
      ['accounting', 0],
      [role._id, 1],
    ])
    const params = { id: role._id }
    const body = { name: 'Katalog ekibi', permissions: ['catalogue.read'] as Permission[], ...proof }
    const changed = await shop.ok('updateRole', { token, params, body })
    expect(changed.role).toMatchObject({ permissions: ['catalogue.read'], people: 1 })
    expect((await shop.refused('listOrders', { token: packer.token })).code).toBe('FORBIDDEN')
    expect(await logged('role.update')).toMatchObject([
      {
        detail: {
          changes: [
            { field: 'name', from: 'Depo', to: 'Katalog ekibi' },
            { field: 'permissions', from: 'orders.read, orders.write', to: 'catalogue.read' },
          ],
        },
      },
    ])
    const used = await shop.refused('deleteRole', { token, params })
    expect(used).toMatchObject({ status: 409, code: 'IN_USE', details: { people: 1 } })
    await shop.ok('updateAdmin', { token, params: { id: packer.id }, body: { role: 'orders', ...proof } })
    await shop.ok('deleteRole', { token, params })
    expect(await logged('role.delete')).toMatchObject([{ subject: `role:${role._id}` }])
    expect((await shop.refused('deleteRole', { token, params })).code).toBe('NOT_FOUND')
  })

  it('has a name of its own, in any case [IDENTITY-182]', async () => {
    const { token } = await shop.admin()
    await ownRole('Depo', ['orders.read'])
    const other = await ownRole('Müşteri', ['customers.read'])
    const body = { name: 'DEPO', permissions: ['orders.read'] as Permission[] }
    const made = await shop.refused('createRole', { token, body })
    expect(made).toMatchObject({ status: 409, code: 'CONFLICT', errors: [{ path: 'name' }] })
    const params = { id: other.id }
    const renamed = { name: 'depo', permissions: ['customers.read'] as Permission[] }
    expect((await shop.refused('updateRole', { token, params, body: renamed })).code).toBe('CONFLICT')
  })

  it('needs a name and a permission, and exists', async () => {
    const { token } = await shop.admin()
    const nameless = await shop.refused('createRole', {
      token,
      body: { name: ' ', permissions: ['orders.read'] },
    })
    expect(nameless).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'name' }] })
    const empty = await shop.refused('createRole', { token, body: { name: 'Boş', permissions: [] } })
    expect(empty).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'permissions' }] })
    for (const id of [UNKNOWN, 'owner']) {
      const body = { name: 'X', permissions: ['orders.read'] as Permission[], ...proof }
      expect((await shop.refused('updateRole', { token, params: { id }, body })).code).toBe('NOT_FOUND')
    }
  })

  it('is not overwritten where somebody else has saved, and asks for the password [IDENTITY-183]', async () => {
    const { token } = await shop.admin()
    const { id, updatedAt } = await ownRole('Depo', ['orders.read'])
    const params = { id }
    const body = {
      name: 'Depo',
      permissions: ['orders.write'] as Permission[],
      updatedAt: updatedAt.toISOString(),
    }
    const bare = await shop.refused('updateRole', { token, params, body })
    expect(bare).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'currentPassword' }] })
    const guessed = { ...body, currentPassword: 'geraten' }
    expect((await shop.refused('updateRole', { token, params, body: guessed })).code).toBe('WRONG_PASSWORD')
    shop.clock.advance(1000)
    await shop.ok('updateRole', { token, params, body: { ...body, ...proof } })
    expect((await shop.refused('updateRole', { token, params, body: { ...body, ...proof } })).code).toBe(
      'STALE',
    )
    await shop.ok('updateRole', { token, params, body: { name: 'Ambar', permissions: ['orders.write'] } })
  })
})

describe('nobody goes beyond their own permissions [IDENTITY-183]', () => {
  it('neither by a role that is made, changed or removed, nor by one that is given', async () => {
    const lead = await ownRole('Ekip lideri', ['roles.write', 'staff.write', 'orders.write'])
    const strong = await ownRole('Kasa', ['payments.settings'])
    const { token, id } = await shop.admin({ customRoleId: lead.id })
    const other = await shop.admin({ customRoleId: lead.id })
    const beyond = ['payments.settings'] as Permission[]
    const refusals = [
      await shop.refused('createRole', { token, body: { name: 'Kasa 2', permissions: beyond } }),
      await shop.refused('updateRole', {
        token,
        params: { id: lead.id },
        body: { name: 'Ekip lideri', permissions: ['payments.settings', 'roles.write'], ...proof },
      }),
      await shop.refused('updateRole', {
        token,
        params: { id: strong.id },
        body: { name: 'Kasa', permissions: ['orders.read'], ...proof },
      }),
      await shop.refused('deleteRole', { token, params: { id: strong.id } }),
      await shop.refused('createAdmin', { token, body: { ...invited(), role: strong.id } }),
      await shop.refused('updateAdmin', {
        token,
        params: { id: other.id },
        body: { role: strong.id, ...proof },
      }),
      await shop.refused('updateAdmin', { token, params: { id }, body: { role: strong.id, ...proof } }),
    ]
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        status: 403,
        details: { missing: expect.arrayContaining(beyond) as unknown },
      })
    }
    await shop
      .ok('updateAdmin', { token, params: { id: other.id }, body: { role: 'orders', ...proof } })
      .then(
        () => expect.unreachable('orders may more than the lead'),
        () => undefined,
      )
    await shop.ok('createRole', { token, body: { name: 'Paket', permissions: ['orders.read'] } })
  })

  it('nor by acting on somebody who may more', async () => {
    const lead = await ownRole('Ekip lideri', ['staff.write', 'orders.write'])
    const { token } = await shop.admin({ customRoleId: lead.id })
    const owner = await shop.admin()
    await shop.admin()
    const params = { id: owner.id }
    for (const body of [
      { email: 'dieb@example.org' },
      { password: 'ihlamur-çiçeği' },
      { isActive: false },
      { role: lead.id },
    ]) {
      expect((await shop.refused('updateAdmin', { token, params, body: { ...body, ...proof } })).code).toBe(
        'FORBIDDEN',
      )
    }
    for (const call of ['resetAdmin', 'removeSecondFactor'] as const) {
      expect((await shop.refused(call, { token, params, body: proof })).code).toBe('FORBIDDEN')
    }
  })
})

describe('a role that is given', () => {
  it('is manager for a new administrator who gets no other [IDENTITY-181]', async () => {
    const { token } = await shop.admin()
    expect((await shop.ok('createAdmin', { token, body: invited() })).admin.role).toBe('manager')
    const { admin } = await shop.ok('createAdmin', { token, body: { ...invited(), role: 'accounting' } })
    expect(admin.role).toBe('accounting')
  })

  it('keeps the sessions, and stands in the log by its name [IDENTITY-183] [IDENTITY-23]', async () => {
    const { token } = await shop.admin()
    const other = await shop.admin()
    const role = await ownRole('Depo', ['orders.read'])
    const params = { id: other.id }
    await shop.ok('updateAdmin', { token, params, body: { role: role.id, ...proof } })
    const { admin } = await shop.ok('verifyAdmin', { token: other.token })
    expect(admin).toMatchObject({ role: role.id, permissions: ['orders.read'] })
    expect(await logged('admin.update')).toMatchObject([
      {
        detail: { changes: [{ field: 'role', from: 'owner', to: 'Depo' }] },
      },
    ])
  })

  it('exists', async () => {
    const { token, id } = await shop.admin()
    for (const role of [UNKNOWN, 'admiral']) {
      const refusal = await shop.refused('updateAdmin', { token, params: { id }, body: { role, ...proof } })
      expect(refusal).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'role' }] })
    }
  })
})

describe('the last active owner [IDENTITY-22]', () => {
  const owners = () => shop.db.select().from(admins).where(eq(admins.role, 'owner'))

  it('stays one', async () => {
    const { token, id } = await shop.admin()
    await shop.admin({ isActive: false })
    await shop.admin({ role: 'manager' })
    const refusal = await shop.refused('updateAdmin', {
      token,
      params: { id },
      body: { role: 'manager', ...proof },
    })
    expect(refusal).toMatchObject({ status: 409, code: 'CONFLICT' })
    const other = await shop.admin()
    await shop.ok('updateAdmin', { token, params: { id }, body: { role: 'manager', ...proof } })
    expect((await shop.refused('listAdmins', { token })).code).toBe('FORBIDDEN')
    await shop.ok('listAdmins', { token: other.token })
  })

  it.each(['each other', 'themselves'])('is left where two demote %s at once', async (whom) => {
    const [one, other] = [await shop.admin(), await shop.admin()]
    const [first, second] = whom === 'themselves' ? [one, other] : [other, one]
    const body = { role: 'orders', ...proof }
    const answers = await Promise.all([
      shop.call('updateAdmin', { token: one.token, params: { id: first.id }, body }),
      shop.call('updateAdmin', { token: other.token, params: { id: second.id }, body }),
    ])
    const [done, refused] = answers.map(({ statusCode }) => statusCode).sort()
    // 403 where the other was faster than the look-up of the token.
    expect(done).toBe(200)
    expect([403, 409]).toContain(refused)
    expect(await owners()).toHaveLength(1)
  })
})
