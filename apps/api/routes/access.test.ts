import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints, type Endpoint } from '@/contract'
import { failure } from '@/contract/envelope'
import { createTestApp, type TestApp } from '../testing/test-app'

let shop: TestApp
let tokens: Readonly<Record<'user' | 'admin', string>>
beforeAll(async () => {
  shop = await createTestApp({ demoData: false })
  tokens = { user: (await shop.customer()).token, admin: (await shop.admin()).token }
})
afterAll(() => shop.close())

const table: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)
const withAccess = (...kinds: readonly Endpoint['access'][]) =>
  table.filter(([, { access }]) => kinds.includes(access))

/** Who calls is judged before what they say: neither ids nor bodies matter here. */
async function refusal({ method, path }: Endpoint, authorization?: string) {
  const response = await shop.app.inject({
    method,
    url: `/api${path.replaceAll(/:\w+/g, 'x')}`,
    headers: authorization === undefined ? {} : { authorization },
  })
  return [response.statusCode, failure.safeParse(response.json()).data?.code]
}

describe('a call that needs somebody', () => {
  it.each(withAccess('user', 'admin'))('%s is 401 for nobody and for a dead token', async (_, endpoint) => {
    expect(await refusal(endpoint)).toEqual([401, 'UNAUTHORIZED'])
    expect(await refusal(endpoint, 'Bearer dead')).toEqual([401, 'UNAUTHORIZED'])
  })

  it.each(withAccess('user'))('%s is 403 for an administrator', async (_, endpoint) => {
    expect(await refusal(endpoint, `Bearer ${tokens.admin}`)).toEqual([403, 'FORBIDDEN'])
  })

  it.each(withAccess('admin'))('%s is 403 for a customer', async (_, endpoint) => {
    expect(await refusal(endpoint, `Bearer ${tokens.user}`)).toEqual([403, 'FORBIDDEN'])
  })

  it.each(withAccess('optional'))('%s is 401 for a dead token', async (_, endpoint) => {
    expect(await refusal(endpoint, 'Bearer dead')).toEqual([401, 'UNAUTHORIZED'])
  })
})
