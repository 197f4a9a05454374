import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Data } from '@/contract/shared/dto'
import { outbox, productInterest, productPrices, products, users } from '../../platform/db/schema'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop()

const UNKNOWN = '00000000-0000-4000-8000-00000000dead'

describe('the profile', () => {
  it('changes in what is sent, and only there', async () => {
    const { token, email } = await shop.customer({ phone: '030 1', city: 'Köln', notifySms: true })
    const first = await shop.ok('updateProfile', {
      token,
      body: {
        name: ' Klara Neu ',
        address: { street: 'Lindenweg 3' },
        profile: { dateOfBirth: '1988-02-29', gender: 'female', preferences: { language: 'en' } },
      },
    })
    expect(first.user).toMatchObject({
      name: 'Klara Neu',
      email,
      phone: '030 1',
      address: { street: 'Lindenweg 3', city: 'Köln' },
      profile: {
        dateOfBirth: '1988-02-29',
        gender: 'female',
        preferences: { language: 'en', notifications: { email: true, sms: true, push: true } },
      },
    })
    const body = { name: 'Klara', profile: { dateOfBirth: null, gender: null } }
    const second = await shop.ok('updateProfile', { token, body })
    expect(second.user.profile).toMatchObject({ dateOfBirth: null, gender: null })
    expect(second.user.address.street).toBe('Lindenweg 3')
    expect(await shop.ok('verifyCustomer', { token })).toEqual(second)
  })

  it('does not change what nobody may set', async () => {
    const { token, email, id } = await shop.customer()
    const body = { name: 'Klara', email: 'andere@example.org', status: 'banned', premiumUntil: '2030-01-01' }
    await shop.ok('updateProfile', { token, body })
    const [row] = await shop.db.select().from(users).where(eq(users.id, id))
    expect(row).toMatchObject({ email, status: 'active', premiumUntil: null })
  })

  it.each([
    ['name', { name: ' ' }],
    ['profile.dateOfBirth', { name: 'K', profile: { dateOfBirth: '2026-02-30' } }],
    ['profile.dateOfBirth', { name: 'K', profile: { dateOfBirth: '2026-2-3' } }],
    ['address.zipCode', { name: 'K', address: { zipCode: '12345678901' } }],
  ])('names the field %s that is wrong', async (path, body) => {
    const { token } = await shop.customer()
    const refusal = await shop.refused('updateProfile', { token, body })
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION', errors: [{ path }] })
  })
})

describe('the password', () => {
  it('changes, and every other session ends [IDENTITY-3] [API-15]', async () => {
    const { token, email } = await shop.customer()
    const other = await shop.ok('loginCustomer', { body: { email, password: TEST_PASSWORD } })
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'lindenblüte' }
    await shop.ok('changePassword', { token, body })
    await shop.ok('verifyCustomer', { token })
    expect((await shop.refused('verifyCustomer', { token: other.token })).status).toBe(401)
    await shop.ok('loginCustomer', { body: { email, password: 'lindenblüte' } })
  })

  it('does not change for a wrong current one, which is no 401 [IDENTITY-6] [IDENTITY-7]', async () => {
    const { token } = await shop.customer()
    const body = { currentPassword: 'falsch', newPassword: 'lindenblüte' }
    const refusal = await shop.refused('changePassword', { token, body })
    expect(refusal).toMatchObject({ status: 400, code: 'WRONG_PASSWORD' })
    await shop.ok('verifyCustomer', { token })
  })

  it.each(['kurz', 'passwort', 'QWERTY'])('does not become %s', async (newPassword) => {
    const { token } = await shop.customer()
    const body = { currentPassword: TEST_PASSWORD, newPassword }
    const refusal = await shop.refused('changePassword', { token, body })
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION', errors: [{ path: 'newPassword' }] })
  })

  it('changes for one of two who try at once', async () => {
    const { token } = await shop.customer()
    const answers = await Promise.all(
      ['erste-wahl', 'zweite-wahl'].map((newPassword) =>
        shop.call('changePassword', { token, body: { currentPassword: TEST_PASSWORD, newPassword } }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  it('cannot be guessed with a stolen session, which stops no other [IDENTITY-42]', async () => {
    const { token, email } = await shop.customer()
    const owner = await shop.ok('loginCustomer', { body: { email, password: TEST_PASSWORD } })
    const body = { currentPassword: 'geraten', newPassword: 'lindenblüte' }
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => shop.refused('changePassword', { token, body })),
    )
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2)
    const right = { ...body, currentPassword: TEST_PASSWORD }
    expect((await shop.refused('changePassword', { token, body: right })).status).toBe(429)
    await shop.ok('changePassword', { token: owner.token, body: right })
  })

  it('ends a reset link that was sent before', async () => {
    const { token, email } = await shop.customer()
    await shop.ok('forgotPassword', { body: { email } })
    const [mail] = await shop.db.select().from(outbox).where(eq(outbox.recipient, email))
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'lindenblüte' }
    await shop.ok('changePassword', { token, body })
    const link = { token: String(mail?.payload.token), password: 'holunder' }
    expect((await shop.refused('resetPassword', { body: link })).code).toBe('INVALID_TOKEN')
  })
})

describe('the wishlist', () => {
  it('takes a product once, shows the newest first, and gives it back', async () => {
    const { token } = await shop.customer()
    const [tea, oil] = [await shop.product('abendruhe'), await shop.product('lavendel-pflegeoel')]
    expect(await shop.ok('getWishlist', { token })).toMatchObject({ wishlist: [] })
    await shop.ok('addToWishlist', { token, params: { productId: tea.id } })
    shop.clock.advance(1000)
    await shop.ok('addToWishlist', { token, params: { productId: oil.id } })
    const { wishlist } = await shop.ok('addToWishlist', { token, params: { productId: tea.id } })
    expect(wishlist.map(({ product }) => product.seo.slug)).toEqual(['lavendel-pflegeoel', 'abendruhe'])
    expect(wishlist[0]).toMatchObject({ addedAt: shop.clock.now().toISOString() })
    const rest = await shop.ok('removeFromWishlist', { token, params: { productId: oil.id } })
    expect(rest.wishlist.map(({ product }) => product._id)).toEqual([tea.id])
    expect(await shop.ok('getWishlist', { token })).toEqual(rest)
  })

  it('counts a product that the shop hides instead of showing it, and shows a discontinued one', async () => {
    const { token } = await shop.customer()
    const { id } = await shop.product('abendruhe')
    await shop.ok('addToWishlist', { token, params: { productId: id } })
    const set = (values: Partial<typeof products.$inferInsert>) =>
      shop.db.update(products).set(values).where(eq(products.id, id))
    const count = async () => {
      const { wishlist, missing } = await shop.ok('getWishlist', { token })
      return [wishlist.length, missing]
    }
    await set({ status: 'inactive' })
    expect(await count()).toEqual([0, 1])
    const refusal = await shop.refused('addToWishlist', { token, params: { productId: id } })
    expect(refusal).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await set({ status: 'discontinued' })
    expect(await count()).toEqual([1, 0])
    await set({ status: 'active' })
  })

  it('has the prices of the shop that asks, whatever the customer’s own; what it does not sell has none [CATALOGUE-25]', async () => {
    const { token } = await shop.customer({ platform: 'turkey' })
    const [tea, oil] = [await shop.product('abendruhe'), await shop.product('lavendel-pflegeoel')]
    await shop.db
      .delete(productPrices)
      .where(and(eq(productPrices.productId, oil.id), eq(productPrices.platform, 'germany')))
    for (const { id } of [oil, tea]) {
      shop.clock.advance(1000)
      await shop.ok('addToWishlist', { token, params: { productId: id } })
    }
    const pricesOf = ({ wishlist }: Data<'getWishlist'>) =>
      wishlist.map(({ product }) => [product.platform, product.price])
    expect(pricesOf(await shop.ok('getWishlist', { token }))).toEqual([
      ['germany', 11.9],
      ['germany', null],
    ])
    const query = { platform: 'turkey' } as const
    const turkish = await shop.ok('getWishlist', { token, query })
    expect(pricesOf(turkish)).toEqual([
      ['turkey', expect.any(Number)],
      ['turkey', expect.any(Number)],
    ])
    const params = { productId: tea.id }
    expect(await shop.ok('addToWishlist', { token, params, query })).toEqual(turkish)
    expect(pricesOf(await shop.ok('removeFromWishlist', { token, params }))).toEqual([['germany', null]])
  })

  it('is 404 for a product that does not exist, and forgives removing it', async () => {
    const { token } = await shop.customer()
    for (const productId of [UNKNOWN, 'nonsense']) {
      expect((await shop.refused('addToWishlist', { token, params: { productId } })).code).toBe('NOT_FOUND')
      expect(await shop.ok('removeFromWishlist', { token, params: { productId } })).toMatchObject({
        wishlist: [],
      })
    }
  })
})

describe('interest in a product', () => {
  it('is counted by event and Berlin’s day [CATALOGUE-9]', async () => {
    const { id } = await shop.product('abendruhe')
    const track = (event: 'add_to_cart' | 'add_to_wishlist') =>
      shop.call('trackProduct', { params: { id }, body: { event } })
    const responses = await Promise.all([
      track('add_to_cart'),
      track('add_to_cart'),
      track('add_to_wishlist'),
    ])
    for (const { statusCode, body } of responses) expect([statusCode, body]).toEqual([204, ''])
    const start = shop.clock.now()
    shop.clock.set(new Date('2026-11-21T23:30:00Z'))
    await track('add_to_cart')
    shop.clock.set(start)
    await shop.counters.flush()
    const rows = await shop.db.select().from(productInterest).where(eq(productInterest.productId, id))
    const counts = Object.fromEntries(rows.map(({ event, day, count }) => [`${event} ${day}`, count]))
    expect(counts).toEqual({
      'add_to_cart 2026-11-21': 2,
      'add_to_wishlist 2026-11-21': 1,
      'add_to_cart 2026-11-22': 1,
    })
  })

  it('in nothing is no failure [CATALOGUE-9]', async () => {
    for (const id of [UNKNOWN, 'nonsense']) {
      const body = { event: 'add_to_cart' as const }
      expect((await shop.call('trackProduct', { params: { id }, body })).statusCode).toBe(204)
    }
  })

  it('of another kind is refused', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/products/${UNKNOWN}/track`,
      payload: { event: 'stare' },
    })
    expect(response.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'event' }] })
  })
})
