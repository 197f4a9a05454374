import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { endpoints, type Endpoint } from '@/contract'
import { permissionsNeeded } from '@/contract/shared/endpoint'
import { failure } from '@/contract/shared/envelope'
import { missingOf } from '@/shop/roles/permissions'
import { BUILT_IN_ROLES, PERMISSIONS_OF } from '@/shop/roles/roles'
import { admins, products, roles } from '../platform/db/schema'
import { bodyFor } from './checkout'
import { testShop } from './test-app'

const shop = await testShop()

/** Everybody who may knock. A session is made anew for every call, since some calls end it. */
const callers = {
  nobody: () => Promise.resolve(undefined),
  'a dead token': () => Promise.resolve('dead'),
  'a customer': async () => (await shop.customer()).token,
  'an administrator': async () => (await shop.admin()).token,
  'an inactive administrator': async () => (await shop.admin({ isActive: false })).token,
  'a banned customer': async () => {
    const { id, token } = await shop.customer()
    const admin = await shop.admin()
    await shop.ok('setUserStatus', { params: { id }, body: { status: 'banned' }, token: admin.token })
    return token
  },
}
type Caller = keyof typeof callers

const dead = [401, 'UNAUTHORIZED'] as const
const wrongRole = [403, 'FORBIDDEN'] as const
const noSession = { 'a dead token': dead, 'an inactive administrator': dead, 'a banned customer': dead }

/** Who is refused with which code; everybody else is let in. */
const refusals: Record<Endpoint['access'], Partial<Record<Caller, readonly [number, string]>>> = {
  public: {},
  optional: noSession,
  user: { ...noSession, nobody: dead, 'an administrator': wrongRole },
  admin: { ...noSession, nobody: dead, 'a customer': wrongRole },
}

const table: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)
const callerNames = Object.keys(callers).filter((name): name is Caller => name in callers)
const matrix = table.flatMap(([name, endpoint]) =>
  callerNames.map((caller) => ({
    name,
    endpoint,
    caller,
    refusal: refusals[endpoint.access][caller],
  })),
)

/** The caller is checked before ids and bodies, which therefore do not matter here. */
async function knock({ method, path }: Endpoint, token: string | undefined) {
  const response = await shop.app.inject({
    method,
    url: `/api${path.replaceAll(/:\w+/g, 'x')}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  const refusal = response.statusCode < 400 ? undefined : failure.parse(response.json())
  return { status: response.statusCode, code: refusal?.code, missing: refusal?.details?.missing }
}

describe('every call meets every caller [IDENTITY-7] [IDENTITY-8] [DEPART-180]', () => {
  it.each(matrix)('$name and $caller', async ({ endpoint, caller, refusal }) => {
    const { status, code } = await knock(endpoint, await callers[caller]())
    if (refusal) return expect([status, code]).toEqual(refusal)
    expect([401, 403]).not.toContain(status)
    expect(status).toBeLessThan(500)
  })
})

const officeCalls = table.filter(([, { access }]) => access === 'admin')

describe.each(BUILT_IN_ROLES)(
  'every call of the back office meets the role %s [IDENTITY-20] [IDENTITY-180] [IDENTITY-181]',
  (role) => {
    it.each(officeCalls)('%s', async (_, endpoint) => {
      const { token } = await shop.admin({ role })
      const { status, code, missing } = await knock(endpoint, token)
      const expected = missingOf(permissionsNeeded(endpoint), PERMISSIONS_OF[role])
      if (expected.length > 0)
        return expect({ status, code, missing }).toEqual({
          status: 403,
          code: 'FORBIDDEN',
          missing: expected,
        })
      expect([401, 403]).not.toContain(status)
      expect(status).toBeLessThan(500)
    })
  },
)

describe('a role', () => {
  it('says in the reader’s language what is missing [IDENTITY-180]', async () => {
    const { token } = await shop.admin({ role: 'accounting' })
    const messageIn = async (language: string) => {
      const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
      const response = await shop.app.inject({ method: 'PUT', url: '/api/admin/withdrawals/x', headers })
      return failure.parse(response.json()).message
    }
    expect(await messageIn('tr')).toBe('Bu işlem için yetkiniz yok. (İadeleri işleme, Para iadesi)')
    expect(await messageIn('de')).toBe(
      'Dazu fehlt Ihnen die Berechtigung. (Retouren bearbeiten, Erstattungen)',
    )
    expect(await messageIn('en')).toBe('You are not allowed to do that. (Process returns, Refunds)')
  })

  it('counts as it is now, not as it was at the login [IDENTITY-180]', async () => {
    const { id, token } = await shop.admin({ role: 'catalogue' })
    expect((await shop.refused('listOrders', { token })).code).toBe('FORBIDDEN')
    await shop.db.update(admins).set({ role: 'orders' }).where(eq(admins.id, id))
    await shop.ok('listOrders', { token })
    expect((await shop.refused('listCoupons', { token })).code).toBe('FORBIDDEN')
  })

  it('of the shop’s own has what is ticked, and not what no longer exists [IDENTITY-182]', async () => {
    const [own] = await shop.db
      .insert(roles)
      .values({ name: 'Depo', permissions: ['orders.write', 'ships.sail'] })
      .returning()
    const { token } = await shop.admin({ customRoleId: own?.id ?? null })
    const { admin } = await shop.ok('verifyAdmin', { token })
    expect(admin).toMatchObject({ role: own?.id, permissions: ['orders.read', 'orders.write'] })
    await shop.ok('listOrders', { token })
    expect((await shop.refused('listUsers', { token })).details).toEqual({ missing: ['customers.read'] })
  })

  it('without the catalogue sees in it what shoppers see [IDENTITY-180]', async () => {
    const { id } = await shop.product('abendruhe')
    await shop.db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, id))
    const [office, packer] = [await shop.admin({ role: 'catalogue' }), await shop.admin({ role: 'orders' })]
    await shop.ok('getProduct', { params: { id }, token: office.token })
    await shop.refused('getProduct', { params: { id }, token: packer.token })
    await shop.db.update(products).set({ archivedAt: null }).where(eq(products.id, id))
    shop.cache.drop()
  })
})

describe('another customer', () => {
  it('finds no order that is not their own, whatever call asks', async () => {
    const owner = await shop.customer()
    const { token } = await shop.customer()
    const body = await bodyFor(shop, { abendruhe: 1 })
    const { order } = await shop.ok('checkout', { body, token: owner.token })
    for (const name of ['getMyOrder', 'getCartOrder'] as const) {
      const params = { id: order._id }
      expect((await shop.refused(name, { params, token })).status).toBe(404)
      expect((await shop.ok(name, { params, token: owner.token })).order._id).toBe(order._id)
    }
    for (const name of ['listMyOrders', 'listCartOrders'] as const) {
      expect((await shop.ok(name, { token })).orders).toEqual([])
      expect((await shop.ok(name, { token: owner.token })).orders).toHaveLength(1)
    }
  })
})
