import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endpointOf, endpoints, type EndpointName } from '@/contract'
import { failure, success } from '@/contract/shared/envelope'
import { schemasOf } from '@/contract/schemas'
import {
  cargoCompanies,
  categories,
  coupons,
  orders,
  products,
  reviews,
  subscriptions,
  users,
  webhooks,
} from '../../api/platform/db/schema'
import { bodyFor } from '../../api/testing/checkout'
import { PaypalServer } from '../../api/testing/paypal-server'
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../api/testing/test-app'
import { intensity, postgresUrl } from './intensity'
import {
  operationAt,
  operationsOf,
  requestFor,
  type HostileRequest,
  type Operation,
} from './hostile-requests'
import type { Known } from './hostile-values'
import { pick, seededRandom } from './random'

/** Concurrent requests; each batch gets new tokens, because some requests log out. */
const TOGETHER = 20

let shop: TestApp
let paypal: PaypalServer
let operations: [Operation, ...Operation[]]
beforeAll(async () => {
  vi.stubEnv('TEST_DATABASE_URL', postgresUrl())
  paypal = await new PaypalServer().start()
  shop = await createTestApp({ config: { paypalUrl: paypal.url } })
  operations = operationsOf((await shop.app.inject('/api/openapi.json')).json())
})
afterAll(async () => {
  await shop.close()
  await paypal.stop()
  vi.unstubAllEnvs()
})

const isName = (name: string): name is EndpointName => name in endpoints
const first = <T>(values: readonly T[], fallback: T): [T, ...T[]] => [
  values[0] ?? fallback,
  ...values.slice(1),
]

/** Existing rows for valid requests; recreated, because some requests delete them. */
async function known(): Promise<Known> {
  const { db } = shop
  const idsOf = async (
    table:
      | typeof products
      | typeof categories
      | typeof coupons
      | typeof reviews
      | typeof users
      | typeof subscriptions
      | typeof webhooks,
  ) => (await db.select({ id: table.id }).from(table).limit(4)).map(({ id }) => id)
  const placed = await db.select({ id: orders.id, number: orders.number }).from(orders).limit(4)
  const companies = await db.select({ id: cargoCompanies.id }).from(cargoCompanies).limit(3)
  const sold = await db.select({ slug: products.slug }).from(products).limit(4)
  const goods = first(await idsOf(products), 'none')
  const bought = first(
    placed.map(({ id }) => id),
    'none',
  )
  const lists = {
    products: goods,
    productId: goods,
    categories: first(await idsOf(categories), 'none'),
    admin: first(await idsOf(coupons), 'none'),
    users: first(await idsOf(users), 'none'),
    reviews: first(await idsOf(reviews), 'none'),
    cargo: first(
      companies.map(({ id }) => id),
      'none',
    ),
    subscriptions: first(await idsOf(subscriptions), 'none'),
    webhooks: first(await idsOf(webhooks), 'none'),
    orders: bought,
    order: bought,
  }
  return {
    ...lists,
    id: first(Object.values(lists).flat(), 'none'),
    ids: [goods.join(',')],
    cargoCompanyId: lists.cargo,
    orderNumber: first(
      placed.map(({ number }) => number),
      'none',
    ),
    slug: first(
      sold.map(({ slug }) => slug),
      'none',
    ),
    category: ['Energy', 'Detox'],
    password: [TEST_PASSWORD],
    currentPassword: [TEST_PASSWORD],
    newPassword: ['Lindenbluete-2026'],
    month: ['2026-11'],
    code: ['WILLKOMMEN10', 'TEE2PLUS1', 'NIEMALS'],
  }
}

/** Tokens of: nobody, invalid ones, two customers, a banned one, administrators, who may most. */
async function tokens(): Promise<[string, ...string[]]> {
  const banned = await shop.customer()
  await shop.db.update(users).set({ status: 'banned' }).where(eq(users.id, banned.id))
  const customers = [await shop.customer(), await shop.customer(), banned]
  const admins = [await shop.admin(), await shop.admin(), await shop.admin(), await shop.admin()]
  const live = [...customers, ...admins]
  return ['', 'Bearer dead', 'Basic eDp5', 'Bearer \u00e4', ...live.map(({ token }) => `Bearer ${token}`)]
}

const print = ({ method, url, headers, payload }: HostileRequest) =>
  `${method} ${url.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${String(payload ?? '').slice(0, 500)}`

const succeeded = new Set<string>()

/** Describes what is wrong with a response; undefined if nothing. */
async function problemOf(meant: Operation, request: HostileRequest): Promise<string | undefined> {
  const { statusCode: status, body, headers } = await shop.app.inject(request)
  const description = `${print(request)} → ${status} ${body.slice(0, 300)}`
  if (status >= 500) return description
  const operation = operationAt(request, meant, operations)
  if (!operation) return status >= 400 ? undefined : `an answer to nothing: ${description}`
  if (status < 300) succeeded.add(operation.operationId)
  if (!(String(status) in operation.responses)) return `undeclared: ${description}`
  if (status === 204) return body === '' ? undefined : `a body: ${description}`
  const { operationId } = operation
  if (!isName(operationId)) return `unknown: ${description}`
  const { answers } = endpointOf(operationId)
  if (status < 300 && answers !== undefined)
    return headers['content-type'] === answers ? undefined : `another type: ${description}`
  const json: unknown = JSON.parse(body)
  if (status >= 400)
    return failure.strict().safeParse(json).success ? undefined : `no failure: ${description}`
  return success(schemasOf(operationId).data).safeParse(json).success
    ? undefined
    : `not as declared: ${description}`
}

describe('a hostile client', () => {
  it(`with ${intensity.hostile} requests gets only responses declared in the contract`, async () => {
    const random = seededRandom(intensity.hostile)
    const problems: string[] = []
    succeeded.clear()
    for (let sent = 0; sent < intensity.hostile && problems.length < 20; sent += TOGETHER) {
      if (sent % 200 === 0) {
        await shop.reset()
        await shop.call('checkout', {
          body: await bodyFor(shop, { abendruhe: 1 }, { subscription: { weeks: 4 } }),
        })
      }
      const means = { random, known: await known() }
      const callers = await tokens()
      const requests = Array.from({ length: TOGETHER }, () => {
        const operation = pick(random, operations)
        return { operation, request: requestFor(operation, callers, means) }
      })
      const found = await Promise.all(requests.map(({ operation, request }) => problemOf(operation, request)))
      problems.push(...found.flatMap((each) => (each === undefined ? [] : [each])))
    }
    expect(problems).toEqual([])
    // Otherwise most requests were rejected early and tested nothing.
    expect(succeeded.size).toBeGreaterThan(operations.length / 2)
  })
})
