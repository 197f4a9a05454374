import type { Pool } from 'pg'
import { beforeEach, expect, it } from 'vitest'
import { STANDARD_DETAILS } from '@/shop/shop-details/shop-details'
import { picture, pictureCalls } from '../modules/catalogue/images/product-images.fixtures'
import { categoryCalls } from './categories'
import { mailsOf, checkOut } from './checkout'
import { couponDraft, productDraft } from './drafts'
import { testShop } from './test-app'

const shop = await testShop()
const { token } = await shop.admin()
const { id } = await shop.product('abendruhe')
const categories = categoryCalls(shop, token)
const pictures = pictureCalls(shop, token)
let customer = await shop.customer()
beforeEach(async () => {
  customer = await shop.customer()
})

/** Lets so many transactions happen; once the last of them has ended, nobody gets a connection. */
async function exhaustAfter<T>(transactions: number, work: () => Promise<T>): Promise<T> {
  const pool: Pool = shop.database.pool
  const connect = pool.connect.bind(pool)
  const busy = new Set<unknown>()
  let left = transactions
  const release = (_: Error, client: unknown) => {
    if (busy.delete(client)) left -= 1
  }
  pool.on('release', release)
  pool.connect = new Proxy(connect, {
    apply: (_target, _self, args: readonly unknown[]): unknown => {
      const [callback] = args
      const error = new Error('no connection is left')
      if (left === 0 && typeof callback === 'function') return Reflect.apply(callback, undefined, [error])
      if (left === 0) return Promise.reject(error)
      const client: unknown = Reflect.apply(connect, pool, args)
      // Only transactions ask without a callback.
      return client instanceof Promise ? client.then((each: unknown) => busy.add(each) && each) : client
    },
  })
  try {
    return await work()
  } finally {
    pool.connect = connect
    pool.off('release', release)
    expect(left).toBe(0)
  }
}

const draft = { ...productDraft, name: 'Vor dem Ende' }
const review = { user: 'Ada', rating: 5, comment: 'Schmeckt nach Sommer.' }
const imageOf = async () => {
  const product = await pictures.newProduct()
  const file = { bytes: await picture(8, 8).png().toBuffer() }
  const [image] = await pictures.uploaded(product, [file])
  return { id: product, imageId: image?._id ?? '' }
}

type Call = () => Promise<unknown>

interface Change {
  readonly of: string
  /** @returns the call */
  readonly prepare: () => Call | Promise<Call>
  /** @default 1 */
  readonly transactions?: number
}

const changes: readonly Change[] = [
  { of: 'a new product', prepare: () => () => shop.ok('createProduct', { token, body: draft }) },
  {
    of: 'a product',
    prepare: () => () => shop.ok('updateProduct', { token, params: { id }, body: { subtitle: 'Neu' } }),
  },
  {
    of: 'a review',
    prepare: () => () => shop.ok('addReview', { token, params: { id }, body: review }),
  },
  {
    of: 'a removed review',
    prepare: async () => {
      const { review: made } = await shop.ok('addReview', { token, params: { id }, body: review })
      return () => shop.ok('deleteReview', { token, params: { id, reviewId: made._id } })
    },
  },
  {
    of: 'a picture’s text',
    prepare: async () => {
      const params = await imageOf()
      return () => shop.ok('updateProductImage', { token, params, body: { alt: 'Dose' } })
    },
  },
  {
    of: 'the first picture',
    prepare: async () => {
      const params = await imageOf()
      return () => shop.ok('setPrimaryImage', { token, params })
    },
  },
  {
    of: 'a removed picture',
    prepare: async () => {
      const params = await imageOf()
      return () => shop.ok('deleteProductImage', { token, params })
    },
  },
  {
    of: 'a new category',
    prepare: () => () =>
      shop.ok('createCategory', { token, body: { name: categories.unique('Neu'), platform: 'germany' } }),
  },
  {
    of: 'a category',
    prepare: async () => {
      const { _id } = await categories.create({ name: categories.unique('Alt'), platform: 'germany' })
      return () =>
        shop.ok('updateCategory', { token, params: { id: _id }, body: { name: categories.unique('Neu') } })
    },
  },
  { of: 'a coupon', prepare: () => () => shop.ok('createCoupon', { token, body: couponDraft() }) },
  {
    of: 'a customer’s status',
    prepare: () => () =>
      shop.ok('setUserStatus', { token, params: { id: customer.id }, body: { status: 'inactive' } }),
  },
  {
    of: 'a membership',
    prepare: () => () =>
      shop.ok('setUserPremium', {
        token,
        params: { id: customer.id },
        body: { action: 'activate', duration: 3 },
      }),
  },
  {
    of: 'the shop’s details',
    prepare: () => () =>
      shop.ok('updateShopDetails', { token, body: { version: 0, details: STANDARD_DETAILS } }),
  },
  {
    of: 'a colleague',
    prepare: async () => {
      const colleague = await shop.admin()
      return () => shop.ok('updateAdmin', { token, params: { id: colleague.id }, body: { name: 'Neu' } })
    },
  },
  {
    of: 'a wish',
    prepare: () => () => shop.ok('addToWishlist', { token: customer.token, params: { productId: id } }),
  },
  {
    of: 'a wish that is over',
    prepare: () => () => shop.ok('removeFromWishlist', { token: customer.token, params: { productId: id } }),
  },
  {
    of: 'a guest’s order in an account',
    prepare: async () => {
      const { orderNumber, _id } = await checkOut(shop)
      const mail = (await mailsOf(shop)).find(({ dedupeKey }) => dedupeKey === `placed:${_id}`)
      const body = { orderNumber, code: String(mail?.payload.lookupCode) }
      return () => shop.ok('claimOrder', { token: customer.token, body })
    },
    // The first counts the attempt.
    transactions: 2,
  },
]

it.each(changes)(
  '$of is answered by the connection that stores it [API-310]',
  async ({ prepare, transactions = 1 }) => {
    const call = await prepare()
    await expect(exhaustAfter(transactions, call)).resolves.toBeDefined()
  },
)
