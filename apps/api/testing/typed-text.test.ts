import { beforeEach, describe, expect, it } from 'vitest'
import { orders, users } from '../platform/db/schema'
import { bodyFor, emptyOrders } from './checkout'
import { testShop } from './test-app'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

const gesa = { name: 'Gesa Gast', email: 'gesa@example.org', phone: '030 123' }
const lindenweg = { street: 'Lindenweg 4', city: 'Berlin', zipCode: '10115', country: 'Deutschland' as const }

/** Fields that refuse an order. */
async function refusedFields(over: { customer?: Partial<typeof gesa>; address?: Partial<typeof lindenweg> }) {
  const body = await bodyFor(
    shop,
    { abendruhe: 1 },
    { customerInfo: { ...gesa, ...over.customer }, shippingAddress: { ...lindenweg, ...over.address } },
  )
  const { status, errors = [] } = await shop.refused('checkout', { body })
  return [status, ...new Set(errors.map(({ path }) => path))]
}

describe('an order', () => {
  it.each([
    ['name', 'Gesa\n\nBitte zahlen'],
    ['name', '\u200B'],
    ['name', 'Gesa \u202Egnp.tseb'],
    ['name', 'Gewonnen: www.evil.example'],
    ['phone', '030\n123'],
    ['email', 'gesa@example.org,'],
    ['email', '<gesa@example.org>'],
  ])('refuses its %s %j at the field [API-60] [API-62] [API-63]', async (field, value) => {
    expect(await refusedFields({ customer: { [field]: value } })).toEqual([400, `customerInfo.${field}`])
  })

  it.each([
    ['street', 'Lindenweg 4\r\nHinterhaus'],
    ['city', 'Berlin\u0007'],
    ['city', 'https://evil.example'],
  ])('refuses its %s %j at the field [API-60] [API-62]', async (field, value) => {
    expect(await refusedFields({ address: { [field]: value } })).toEqual([400, `shippingAddress.${field}`])
  })

  it('is stored as it is read, and found by a number with invisible characters [API-65]', async () => {
    const customerInfo = {
      name: ' Gesa\tGa\u0308st\u200B',
      email: 'gesa@example.org\u200B',
      phone: '\u202A+49 30\u202C',
    }
    const body = await bodyFor(shop, { abendruhe: 1 }, { customerInfo })
    const { order } = await shop.ok('checkout', { body })
    const [stored] = await shop.db.select().from(orders)
    expect(stored).toMatchObject({ customerName: 'Gesa Gäst', email: 'gesa@example.org', phone: '+49 30' })
    const code = 'AAAA-BBBB-CCCC'
    const look = (orderNumber: string) =>
      shop.refused('lookupOrder', { body: { orderNumber, email: gesa.email, code } })
    for (let tries = 0; tries < 10; tries += 1) await look(order.orderNumber)
    // The same order, so the same limit.
    expect((await look(`${order.orderNumber.replaceAll('-', '\u2011')}\u200B`)).status).toBe(429)
  })
})

describe('an account', () => {
  it('has one password, whichever way its letters were typed [API-64]', async () => {
    const email = 'linde@example.org'
    const password = 'lindenblu\u0308te-1'
    await shop.ok('registerCustomer', { body: { name: 'Linde', email, password } })
    const login = (typed: string) => shop.call('loginCustomer', { body: { email, password: typed } })
    expect((await login('lindenblüte-1')).statusCode).toBe(200)
    expect((await login(password)).statusCode).toBe(200)
    expect((await login('lindenblute-1')).statusCode).toBe(400)
  })

  it('has the address that can be seen [API-63]', async () => {
    const password = 'kamille-im-juni'
    await shop.ok('registerCustomer', { body: { name: 'Ada', email: 'ada@example.org\u200B', password } })
    const [user] = await shop.db.select({ email: users.email }).from(users).orderBy(users.createdAt).limit(1)
    expect(user).toBeDefined()
    const body = { email: 'ada@example.org', password }
    expect((await shop.call('loginCustomer', { body })).statusCode).toBe(200)
    expect(
      (await shop.call('loginCustomer', { body: { ...body, email: ' ada@example.org\uFEFF' } })).statusCode,
    ).toBe(200)
  })
})

describe('a search', () => {
  it('refuses no characters [API-66]', async () => {
    const { products } = await shop.ok('listProducts', { query: { search: '\u200BAbend\u0007ruhe\uD83C' } })
    expect(products).toBeDefined()
  })
})
