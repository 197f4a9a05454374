import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { API_KEY_REQUESTS, MAX_API_KEYS, type ApiKeyLifetime } from '@/shop/api-keys/api-keys'
import type { Permission } from '@/shop/roles/permissions'
import { admins, apiKeys, orderEvents, orders, roles } from '../../platform/db/schema'
import { orderRow } from '../../testing/order-row'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop()
const DAY_MS = 86_400_000
let owner: Awaited<ReturnType<typeof shop.admin>>
beforeEach(async () => {
  await shop.reset()
  owner = await shop.admin({ name: 'Elif Yılmaz' })
})

const proof = { currentPassword: TEST_PASSWORD }
const make = (
  permissions: Permission[],
  { token = owner.token, lifetime = '90' }: { token?: string; lifetime?: ApiKeyLifetime } = {},
) => shop.ok('createApiKey', { token, body: { name: 'Depo', permissions, lifetime, ...proof } })
const refusedMake = (permissions: Permission[], token = owner.token, given: object = proof) =>
  shop.refused('createApiKey', { token, body: { name: 'Depo', permissions, lifetime: 'never', ...given } })
async function order() {
  const [row] = await shop.db.insert(orders).values(orderRow({})).returning()
  if (!row) throw new Error('no order was made')
  return row
}
/** Made by somebody with a role of the shop's own that may make keys, whose permissions can be changed. */
async function keyOfRole(permissions: Permission[]) {
  const all = [...permissions, 'integrations.write']
  const [role] = await shop.db.insert(roles).values({ name: 'Teknik', permissions: all }).returning()
  const maker = await shop.admin({ customRoleId: role?.id })
  const { secret } = await make(permissions, { token: maker.token })
  return { maker, secret, roleId: role?.id ?? '' }
}

describe('a key', () => {
  it('is shown once, of which a hash, four letters and the last use are kept [IDENTITY-785]', async () => {
    const { key, secret } = await make(['orders.write'])
    expect(secret).toMatch(/^verda_sk_[\w-]{43}$/)
    expect(key).toMatchObject({
      name: 'Depo',
      hint: secret.slice(-4),
      permissions: ['orders.read', 'orders.write'],
      owner: 'Elif Yılmaz',
      isActive: true,
      expiresAt: new Date(shop.clock.now().getTime() + 90 * DAY_MS).toISOString(),
      lastUsedAt: null,
    })
    expect(JSON.stringify(await shop.db.select().from(apiKeys))).not.toContain(secret)
    await shop.ok('listOrders', { token: secret })
    const { keys } = await shop.ok('listApiKeys', { token: owner.token })
    expect(keys).toEqual([{ ...key, lastUsedAt: shop.clock.now().toISOString() }])
  })

  it('needs the own password, and a shop has at most 50 [IDENTITY-785]', async () => {
    expect((await refusedMake(['orders.read'], owner.token, {})).code).toBe('VALIDATION')
    const wrong = await refusedMake(['orders.read'], owner.token, { currentPassword: 'falsch' })
    expect(wrong.code).toBe('WRONG_PASSWORD')
    const codes = await refusedMake(['orders.read'], owner.token, { secondFactor: { code: '000000' } })
    expect(codes.code).toBe('WRONG_CODE')
    const row = { adminId: owner.id, name: 'x', hint: 'abcd', permissions: ['orders.read'] }
    const rows = Array.from({ length: MAX_API_KEYS }, (_, at) => ({ ...row, hash: `${at}` }))
    await shop.db.insert(apiKeys).values(rows)
    expect((await refusedMake(['orders.read'])).code).toBe('CONFLICT')
  })

  it('does what it was given and nothing else; cookies beside it do not count [IDENTITY-786]', async () => {
    const { secret } = await make(['orders.read'])
    const headers = { cookie: `token=${owner.token}; session=${owner.token}` }
    await shop.ok('listOrders', { token: secret, headers })
    const { id } = await order()
    const refusal = await shop.refused('setOrderStatus', {
      token: secret,
      headers,
      params: { id },
      body: { status: 'processing' },
    })
    expect(refusal).toMatchObject({ status: 403, code: 'FORBIDDEN', details: { missing: ['orders.write'] } })
    // A customer's call, and one of the own account.
    expect((await shop.refused('listMyOrders', { token: secret })).status).toBe(403)
    for (const call of ['verifyAdmin', 'listSessions', 'getSecondFactor', 'listPasskeys'] as const) {
      expect((await shop.refused(call, { token: secret })).code, call).toBe('FORBIDDEN')
    }
  })

  it.each(['staff.read', 'staff.write', 'roles.write', 'payments.settings', 'integrations.write'] as const)(
    'is never given %s [IDENTITY-786]',
    async (permission) => {
      const refusal = await refusedMake([permission])
      expect(refusal).toMatchObject({ status: 403, code: 'FORBIDDEN' })
      // Not even past the API.
      const { secret, key } = await make(['orders.read'])
      await shop.db
        .update(apiKeys)
        .set({ permissions: [permission] })
        .where(eq(apiKeys.id, key._id))
      expect((await shop.refused('listAdmins', { token: secret })).code).toBe('FORBIDDEN')
      expect((await shop.refused('listApiKeys', { token: secret })).code).toBe('FORBIDDEN')
    },
  )

  it('may nothing that its maker may not, and loses with them [IDENTITY-787]', async () => {
    const { maker, secret, roleId } = await keyOfRole(['orders.read', 'coupons.read'])
    expect((await refusedMake(['customers.read'], maker.token)).code).toBe('FORBIDDEN')
    await shop.ok('listOrders', { token: secret })
    await shop.db
      .update(roles)
      .set({ permissions: ['coupons.read'] })
      .where(eq(roles.id, roleId))
    expect((await shop.refused('listOrders', { token: secret })).code).toBe('FORBIDDEN')
    await shop.ok('listCoupons', { token: secret })
    await shop.db.update(admins).set({ isActive: false }).where(eq(admins.id, maker.id))
    expect((await shop.refused('listCoupons', { token: secret })).status).toBe(401)
    const { keys } = await shop.ok('listApiKeys', { token: owner.token })
    expect(keys.map(({ isActive }) => isActive)).toEqual([false])
  })

  it('ends with its day, and at once when it is revoked [IDENTITY-785]', async () => {
    const brief = await make(['orders.read'], { lifetime: '30' })
    const lasting = await make(['orders.read'], { lifetime: 'never' })
    shop.clock.advance(30 * DAY_MS)
    expect((await shop.refused('listOrders', { token: brief.secret })).status).toBe(401)
    await shop.ok('listOrders', { token: lasting.secret })
    const later = await shop.admin()
    const params = { id: lasting.key._id }
    await shop.ok('revokeApiKey', { token: later.token, params })
    expect((await shop.refused('listOrders', { token: lasting.secret })).status).toBe(401)
    expect((await shop.refused('revokeApiKey', { token: later.token, params })).code).toBe('NOT_FOUND')
  })

  it('is named in the log and in an order’s history [IDENTITY-788]', async () => {
    const { secret } = await make(['orders.write'])
    const { id } = await order()
    await shop.ok('setOrderStatus', { token: secret, params: { id }, body: { status: 'processing' } })
    const [event] = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
    expect(event?.actor).toBe('API: Depo')
    const { entries } = await shop.ok('listActivity', { token: owner.token })
    expect(entries.find(({ action }) => action === 'order.status')?.actor).toBe('Elif Yılmaz · API: Depo')
    expect(entries.find(({ action }) => action === 'apiKey.create')).toMatchObject({
      actor: 'Elif Yılmaz',
      name: 'Depo',
    })
  })

  it('has 300 requests a minute, whatever others have used [IDENTITY-789]', async () => {
    const [one, other] = [await make(['cargo.read']), await make(['cargo.read'])]
    const answers: number[] = []
    for (let asked = 0; asked <= API_KEY_REQUESTS; asked += 1)
      answers.push((await shop.call('listCargo', { token: one.secret })).statusCode)
    expect(answers.filter((status) => status === 200)).toHaveLength(API_KEY_REQUESTS)
    expect(answers.at(-1)).toBe(429)
    await shop.ok('listCargo', { token: other.secret })
    shop.clock.advance(60_000)
    await shop.ok('listCargo', { token: one.secret })
  })
})
