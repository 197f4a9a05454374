import { describe, expect, it } from 'vitest'
import { pageAt, pages } from '.'

const updatedAt = new Date('2026-11-01T08:00:00Z')
const catalogue = { categories: ['Wellness'], products: [{ slug: 'abendruhe', updatedAt }] }
const entries = pages.flatMap(({ sitemap }) => sitemap?.(catalogue) ?? [])

describe('the pages', () => {
  it.each([
    ['/', '/'],
    ['/products', '/products'],
    ['/products/', '/products'],
    ['/product/abendruhe', '/product/:slug'],
    ['/product/abendruhe/reviews', '/product/:slug/reviews'],
    ['/berater', '/berater'],
    ['/checkout', '/checkout'],
    ['/orders', '/orders'],
    ['/reset-password', '/reset-password'],
    ['/verify-email', '/verify-email'],
    ['/notify', '/notify'],
    ['/wishlist', '/wishlist'],
    ['/unsubscribe', '/unsubscribe'],
    ['/review-mails', '/review-mails'],
    ['/cart/goldmilch:2', '/cart/:items?'],
    ['/cart', '/cart/:items?'],
    ['/legal/widerruf', '/legal/widerruf'],
    ['/sparabo/abendruhe', '/sparabo/:slug'],
    ['/sparabo/verwalten', '/sparabo/verwalten'],
    ['/kuendigung', '/kuendigung'],
  ])('%s is the page %s [SHOP-1] [DEPART-13]', (pathname, path) => {
    expect(pageAt(pathname)?.page.path).toBe(path)
  })

  it.each(['/nope', '/legal/nope', '/product', '/product/a/b'])('%s is not found', (pathname) => {
    expect(pageAt(pathname)).toBeUndefined()
  })

  it('list their URLs in the sitemap once each', () => {
    const paths = entries.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/products',
        '/products?category=Wellness',
        '/berater',
        '/product/abendruhe',
        '/legal/widerruf',
      ]),
    )
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.join()).not.toMatch(
      /checkout|orders|reset|verify|notify|cart|wishlist|unsubscribe|review-mails|sparabo|admin/,
    )
    expect(entries.find(({ path }) => path === '/product/abendruhe')?.changedAt).toBe(updatedAt)
  })

  it('with personal data are never cached', () => {
    const stored = pages.filter(({ storedBy }) => storedBy !== undefined).map(({ path }) => path)
    expect(stored.join()).not.toMatch(
      /checkout|orders|reset|verify|notify|cart|wishlist|unsubscribe|review-mails|sparabo/,
    )
  })
})
