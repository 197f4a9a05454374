import { describe, expect, it } from 'vitest'
import { endpoints, type Endpoint } from '@/contract'
import { failure } from '@/contract/shared/envelope'
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
async function knock({ method, path }: Endpoint, caller: Caller) {
  const token = await callers[caller]()
  const response = await shop.app.inject({
    method,
    url: `/api${path.replaceAll(/:\w+/g, 'x')}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  const refused = response.statusCode < 400 ? undefined : failure.parse(response.json()).code
  return [response.statusCode, refused] as const
}

describe('every call meets every caller [IDENTITY-7] [IDENTITY-8] [IDENTITY-20]', () => {
  it.each(matrix)('$name and $caller', async ({ endpoint, caller, refusal }) => {
    const [status, code] = await knock(endpoint, caller)
    if (refusal) return expect([status, code]).toEqual(refusal)
    expect([401, 403]).not.toContain(status)
    expect(status).toBeLessThan(500)
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
