import { isFailure } from '@/client'
import type { LinkedProduct } from '@/shop/cart/cart-link'
import type { LeftOut } from '@/shop/cart/reorder'
import { getProductBySlug } from '@/shop/catalogue/products.client'
import { PLATFORM } from '../../settings'
import type { Application } from '../application'
import { couponProblemOf, validateFor } from '../coupons/coupon-queries'
import { basisOf } from './order-lines'

const found = (application: Application, slug: string) =>
  getProductBySlug(application.http, slug, PLATFORM).catch((error: unknown) => {
    if (isFailure(error) && error.code === 'NOT_FOUND') return undefined
    throw error
  })

/**
 * Raises the cart to the quantities of a link, so that opening it again adds nothing.
 * @returns what is not there, or not that often
 * @throws ApiFailure
 */
export async function fillCart(
  application: Application,
  linked: readonly LinkedProduct[],
): Promise<readonly LeftOut[]> {
  const products = await Promise.all(
    linked.map(async (wanted) => ({ ...wanted, product: await found(application, wanted.slug) })),
  )
  const { getState } = application.stores.cart
  return products.flatMap(({ slug, quantity, product }): LeftOut[] => {
    if (!product?.price) return [{ name: product?.name ?? slug, reason: 'gone' }]
    const { id, name } = product
    const missing = quantity - (getState().lines.find((line) => line.id === id)?.quantity ?? 0)
    if (missing < 1 || getState().add(product, missing) === missing) return []
    return [{ name, reason: product.inStock ? 'fewer' : 'soldOut' }]
  })
}

/** Applies the coupon of a link, or lets the cart say why not. */
export async function applyLinkedCoupon(application: Application, code: string): Promise<void> {
  const { cart, coupon } = application.stores
  const { lines } = cart.getState()
  try {
    coupon.getState().apply(await validateFor(application, code, { lines }), basisOf(lines))
  } catch (error) {
    coupon.getState().clear(couponProblemOf(error))
  }
}
