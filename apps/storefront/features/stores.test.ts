import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parseStoredCart } from '@/shop/cart/stored-cart'
import { money } from '@/shop/shared/money'
import { createStores, type Stores } from './stores'

const TEA = { id: 'tea', name: 'Abendruhe', price: money(1_190), inStock: true }
const MINUTE = 60_000
const NOW = Date.UTC(2026, 10, 21, 10)
const gift = { productId: 'mint', name: 'Pfefferminze', quantity: 1 }
const coupon = {
  code: 'GESCHENK',
  name: 'Geschenk',
  discount: 0,
  shippingDiscount: 0,
  freeShipping: false,
  freeItems: [gift],
  premiumMonths: 0,
  message: '',
  appliedAt: NOW,
}

let events: { type: string; detail: unknown }[]
let stores: Stores
beforeEach(() => {
  const entries = new Map<string, string>()
  const page = new EventTarget()
  events = []
  for (const type of ['cartUpdated', 'couponUpdated'])
    page.addEventListener(type, (event) =>
      events.push({ type, detail: event instanceof CustomEvent ? event.detail : undefined }),
    )
  vi.stubGlobal('window', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  stores = createStores()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('every change of the cart', () => {
  it('fires cartUpdated with items, count and total [SHOP-34]', () => {
    const { add, changeQuantity, empty } = stores.cart.getState()
    add(TEA)
    changeQuantity('tea', 3)
    empty()
    expect(events).toMatchObject([
      { type: 'cartUpdated', detail: { items: [{ productId: 'tea' }], count: 1, total: 11.9 } },
      { type: 'cartUpdated', detail: { count: 3, total: 35.7 } },
      { type: 'cartUpdated', detail: { items: [], count: 0, total: 0 } },
    ])
  })

  it('is stored in the published format [SHOP-30]', () => {
    stores.cart.getState().add(TEA)
    expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toMatchObject([
      { productId: 'tea', name: 'Abendruhe', price: { amount: 11.9, currency: 'EUR' }, quantity: 1 },
    ])
  })
})

describe('a cart that is not running', () => {
  const ids = () => parseStoredCart(JSON.parse(localStorage.getItem('cartItems') ?? '')).map(({ id }) => id)

  it('adds to the stored cart, read for the first time', () => {
    stores.cart.getState().add(TEA)
    createStores()
      .cart.getState()
      .add({ ...TEA, id: 'mint', name: 'Pfefferminze' })
    expect(ids()).toEqual(['tea', 'mint'])
  })

  it('does not restore its lines by a late response after it was stopped', () => {
    const { add, start, takeFacts } = stores.cart.getState()
    const stop = start()
    add(TEA)
    stop()
    localStorage.setItem('cartItems', '[]')
    takeFacts([], ['tea'])
    expect(ids()).toEqual([])
  })
})

describe('a coupon', () => {
  const published = () => events.filter(({ type }) => type === 'couponUpdated').map(({ detail }) => detail)
  const lines = () => stores.cart.getState().lines.map(({ name }) => name)

  it('is stored with the time it was applied and fires couponUpdated [COUPON-35] [SHOP-31] [SHOP-34]', () => {
    stores.coupon.getState().apply(coupon, 'tea:1')
    expect(JSON.parse(localStorage.getItem('appliedCoupon') ?? '')).toMatchObject({ appliedAt: NOW })
    expect(published()).toMatchObject([{ coupon: { code: 'GESCHENK' }, appliedAt: NOW }])
  })

  it('is removed with its gift and fires couponUpdated [COUPON-36] [SHOP-34]', () => {
    stores.cart.getState().add(TEA)
    stores.coupon.getState().apply(coupon, 'tea:1')
    expect(lines()).toEqual(['Abendruhe', 'Pfefferminze (Kostenlos)'])
    stores.coupon.getState().clear()
    expect([lines(), localStorage.getItem('appliedCoupon'), published().at(-1)]).toEqual([
      ['Abendruhe'],
      null,
      null,
    ])
  })

  it('expires after 30 minutes and is removed [COUPON-35]', () => {
    const { apply, current } = stores.coupon.getState()
    apply(coupon, 'tea:1')
    vi.setSystemTime(NOW + 30 * MINUTE)
    expect(current()?.code).toBe('GESCHENK')
    vi.setSystemTime(NOW + 30 * MINUTE + 1)
    expect(current()).toBeNull()
    expect([lines(), stores.coupon.getState().lapsed]).toEqual([[], { code: 'GESCHENK', hadGift: true }])
  })

  it.each(['apply', 'start'] as const)(
    'is removed by the clock after %s, on whatever page [COUPON-36] [SHOP-34]',
    (how) => {
      vi.useFakeTimers({ now: NOW })
      if (how === 'apply') stores.coupon.getState().apply(coupon, 'tea:1')
      else {
        localStorage.setItem('appliedCoupon', JSON.stringify({ coupon, appliedAt: NOW }))
        stores.coupon.getState().start()
      }
      vi.advanceTimersByTime(30 * MINUTE)
      expect(localStorage.getItem('appliedCoupon')).not.toBeNull()
      vi.advanceTimersByTime(1)
      expect([localStorage.getItem('appliedCoupon'), published().at(-1), lines()]).toEqual([null, null, []])
    },
  )
})

/** What other tabs have stored meanwhile, without the events that a page in the back/forward cache misses. */
const returnFromCache = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
const otherTabStores = (key: string, value: string) => {
  localStorage.setItem(key, value)
  window.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

describe('several pages [SHOP-32]', () => {
  it('keep a cart that was filled while this one lay in the back/forward cache', () => {
    const { cart } = stores
    cart.getState().start()
    createStores().cart.getState().add(TEA)
    returnFromCache()
    cart.getState().add({ ...TEA, id: 'mint', name: 'Pfefferminze' })
    expect(cart.getState().lines.map(({ id }) => id)).toEqual(['tea', 'mint'])
  })

  it('hear of a coupon that another one applies and removes [COUPON-35] [SHOP-34]', () => {
    stores.coupon.getState().start()
    otherTabStores('appliedCoupon', JSON.stringify({ coupon, appliedAt: NOW }))
    otherTabStores('appliedCoupon', '')
    expect(events.filter(({ type }) => type === 'couponUpdated').map(({ detail }) => detail)).toMatchObject([
      { coupon: { code: 'GESCHENK' }, appliedAt: NOW },
      null,
    ])
  })

  it('agree that an automatic coupon was declined', () => {
    const { automaticCoupon } = stores
    automaticCoupon.getState().start()
    otherTabStores('autoCoupon', '-')
    expect(automaticCoupon.getState().declined).toBe(true)
  })
})

describe('a gift without its coupon [SHOP-32]', () => {
  it('is removed at the start', () => {
    stores.cart.getState().add(TEA)
    stores.cart.getState().addGifts([gift])
    localStorage.setItem('appliedCoupon', '{"code":"GESCHENK"}')
    const next = createStores()
    next.cart.getState().start()
    next.coupon.getState().start()
    expect(next.cart.getState().lines.map(({ name }) => name)).toEqual(['Abendruhe'])
  })
})

describe('a guest’s wishlist [SHOP-50]', () => {
  it('is stored as an array of ids, and removed when empty', () => {
    const { add, remove } = stores.guestWishlist.getState()
    add('tea')
    add('mint')
    add('tea')
    expect(localStorage.getItem('wishlistItems')).toBe('["mint","tea"]')
    remove('tea')
    remove('mint')
    expect(localStorage.getItem('wishlistItems')).toBeNull()
  })

  it('drops invalid entries when read [SHOP-32]', () => {
    localStorage.setItem('wishlistItems', '["tea",7,"tea"]')
    stores.guestWishlist.getState().start()
    expect(stores.guestWishlist.getState().ids).toEqual(['tea'])
  })
})
