import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop()

/** A customer with wishes, oldest first, whose list is shared. */
async function sharing(title = '', ...slugs: readonly string[]) {
  const customer = await shop.customer()
  const { token } = customer
  for (const slug of slugs) {
    const { id: productId } = await shop.product(slug)
    await shop.ok('addToWishlist', { token, params: { productId } })
    shop.clock.advance(1000)
  }
  const { share } = await shop.ok('shareWishlist', { token, body: { title } })
  if (!share) throw new Error('not shared')
  return { ...customer, query: { token: share.token } }
}

describe('a shared wishlist [SHOP-601]', () => {
  it('is none until its owner wants it', async () => {
    const { token } = await shop.customer()
    expect(await shop.ok('getWishlistShare', { token })).toEqual({ share: null })
    expect(await shop.ok('endWishlistShare', { token })).toEqual({ share: null })
  })

  it('shows whoever has the link the products, the newest first, and nothing of its owner', async () => {
    const { token, query, ...owner } = await sharing('', 'abendruhe', 'lavendel-pflegeoel')
    const shown = await shop.ok('getSharedWishlist', { query })
    expect(shown.title).toBe('')
    expect(shown.products.map(({ seo }) => seo.slug)).toEqual(['lavendel-pflegeoel', 'abendruhe'])
    const text = JSON.stringify(shown)
    for (const secret of [owner.id, token, query.token, 'addedAt']) expect(text).not.toContain(secret)
    const turkish = await shop.ok('getSharedWishlist', { query: { ...query, platform: 'turkey' } })
    expect(turkish.products.map(({ platform }) => platform)).toEqual(['turkey', 'turkey'])
  })

  it('has the heading that was typed, which changes while the link stays', async () => {
    const { token, query } = await sharing('Zum Geburtstag')
    expect((await shop.ok('getSharedWishlist', { query })).title).toBe('Zum Geburtstag')
    const { share } = await shop.ok('shareWishlist', { token, body: { title: 'Zum Fest' } })
    expect(share).toEqual({ token: query.token, title: 'Zum Fest' })
    expect(await shop.ok('getWishlistShare', { token })).toEqual({ share })
    for (const title of ['a'.repeat(61), 'www.evil.example']) {
      const refusal = await shop.refused('shareWishlist', { token, body: { title } })
      expect([refusal.status, refusal.errors?.[0]?.path]).toEqual([400, 'title'])
    }
    expect((await shop.ok('getSharedWishlist', { query })).title).toBe('Zum Fest')
  })

  it('is gone at once when it is turned off, and has another link later', async () => {
    const { token, query } = await sharing('', 'abendruhe')
    await shop.ok('getSharedWishlist', { query })
    await shop.ok('endWishlistShare', { token })
    expect((await shop.refused('getSharedWishlist', { query })).code).toBe('NOT_FOUND')
    const again = (await shop.ok('shareWishlist', { token, body: { title: '' } })).share
    expect(again?.token).toMatch(/^[\w-]{43}$/)
    expect(again?.token).not.toBe(query.token)
    expect((await shop.refused('getSharedWishlist', { query })).code).toBe('NOT_FOUND')
  })

  it('goes with its owner’s account, and is hidden while that is banned', async () => {
    const { id, query } = await sharing()
    const admin = await shop.admin()
    const setStatus = (status: 'banned' | 'active') =>
      shop.ok('setUserStatus', { params: { id }, body: { status }, token: admin.token })
    await setStatus('banned')
    expect((await shop.refused('getSharedWishlist', { query })).status).toBe(404)
    await setStatus('active')
    await shop.ok('getSharedWishlist', { query })
    const other = await sharing()
    await shop.ok('deleteAccount', { token: other.token, body: { password: TEST_PASSWORD } })
    expect((await shop.refused('getSharedWishlist', { query: other.query })).status).toBe(404)
  })

  it('of an unknown link is not found', async () => {
    expect((await shop.refused('getSharedWishlist', { query: { token: 'x' } })).status).toBe(404)
  })
})
