import { randomUUID } from 'node:crypto'
import { schemas } from '@/contract/schemas'
import { money, toMinor } from '@/shop/shared/money'
import { platformCurrency, type Platform } from '@/shop/shared/platform'
import { audit } from '../../platform/audit/audit.repository'
import { changesBetween, loggedAmount } from '../../platform/audit/changes'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { found, uuidOf } from '../../platform/http/errors'
import { lockProduct } from './products-admin.repository'
import { findVideo } from './images/product-video.repository'
import { ownerOf } from './sizes.repository'
import { productToDto } from './products.mapper'
import { findCompanions, findProduct } from './products.repository'
import { findRatings, findReviews } from './reviews.repository'
import { createProducts, removeProduct, updateProducts } from './save-product'

/** The complete product, for the back office. */
export async function productAnswer(db: Db, id: string) {
  const product = found(await findProduct(db, id))
  const reviews = await findReviews(db, product)
  const { stars } = await findRatings(db, product)
  const video = await findVideo(db, ownerOf(product))
  const related = await findCompanions(db, product)
  return { product: productToDto(product, { reviews, stars, related, video }, { isEdited: true }) }
}

const daysOn = (days: readonly (readonly [Platform, string | null | undefined])[]) =>
  Object.fromEntries(days.flatMap(([platform, day]) => (day ? [[platform, day]] : [])))

/**
 * The product as the contract has it, with prices by platform: the log would show its other columns as
 * well, amounts in minor units.
 */
async function productToLog(db: Db, id: string) {
  const answer = schemas.updateProduct.data.parse(await productAnswer(db, id))
  // A film has calls of its own; prices of one platform are among `prices`.
  const {
    video: _film,
    prices,
    price: _,
    originalPrice: _before,
    lowestPrice: _lowest,
    ...product
  } = answer.product
  const byPlatform = (amounts: readonly (readonly [Platform, number | null])[]) =>
    Object.fromEntries(
      amounts.flatMap(([platform, amount]) =>
        amount === null ? [] : [[platform, loggedAmount(money(toMinor(amount), platformCurrency[platform]))]],
      ),
    )
  return {
    prices: byPlatform(prices.map(({ platform, amount, sale }) => [platform, sale?.regularAmount ?? amount])),
    originalPrice: byPlatform(
      prices.map(({ platform, originalAmount, sale }) => [
        platform,
        sale ? sale.regularOriginalAmount : originalAmount,
      ]),
    ),
    salePrice: byPlatform(prices.map(({ platform, sale }) => [platform, sale?.amount ?? null])),
    saleFrom: daysOn(prices.map(({ platform, sale }) => [platform, sale?.from])),
    saleUntil: daysOn(prices.map(({ platform, sale }) => [platform, sale?.until])),
    ...product,
  }
}

export const productAdminRoutes = [
  defineRoute('createProduct', ({ db, body: sent, session, now }) => {
    const id = randomUUID()
    const at = now()
    return inTransaction(db, async (tx) => {
      await createProducts(tx, [{ id, sent }], { reason: 'correction', adminId: session.id, at })
      await audit(
        tx,
        session,
        { action: 'product.create', subject: `product:${id}`, detail: { name: sent.name } },
        at,
      )
      return productAnswer(tx, id)
    })
  }),

  defineRoute('updateProduct', ({ db, params, body: sent, session, now }) => {
    const id = uuidOf(params.id)
    const at = now()
    return inTransaction(db, async (tx) => {
      const before = await productToLog(tx, id)
      await updateProducts(tx, [{ id, sent }], { reason: 'correction', adminId: session.id, at })
      const product = await productToLog(tx, id)
      await audit(
        tx,
        session,
        {
          action: 'product.update',
          subject: `product:${id}`,
          detail: { name: product.name, changes: changesBetween(before, product) },
        },
        at,
      )
      return productAnswer(tx, id)
    })
  }),

  defineRoute('deleteProduct', async ({ db, params, session, now }) => {
    const id = uuidOf(params.id)
    const at = now()
    await inTransaction(db, async (tx) => {
      const product = found(await lockProduct(tx, id, 'update'))
      const outcome = await removeProduct(tx, product, at)
      await audit(
        tx,
        session,
        { action: 'product.delete', subject: `product:${id}`, detail: { name: product.fullName, outcome } },
        at,
      )
    })
    return {}
  }),
]
