import { PRODUCT_STATUSES } from '@/shop/catalogue/product'
import type { ShelfPrice } from '@/shop/bulk-products/bulk-price'
import { money, toMinor } from '@/shop/shared/money'
import { platformCurrency } from '@/shop/shared/platform'
import type { ParsedBody } from '@/contract/shared/dto'
import { fieldMessages } from '@/contract/shared/messages'
import type { AuditEntry } from '@apps/api/platform/audit/audit.repository'
import { loggedAmount } from '@apps/api/platform/audit/changes'
import type { Db } from '@apps/api/platform/db/open'
import { ApiError, invalidField, uuidOf } from '@apps/api/platform/http/errors'
import { archivedSlug, freeProductSlug } from '../products-admin.repository'
import { columnsOfPrice } from '../sale-prices'
import * as repository from './bulk.repository'

type Change = ParsedBody<'changeProducts'>
type StatusChange = Extract<Change, { action: 'status' }>
type PriceChange = Extract<Change, { action: 'prices' }>
type Archiving = Extract<Change, { action: 'archive' | 'restore' }>

const stale = (ids: readonly string[]) => new ApiError('STALE', { details: { products: [...ids] } })

/** Locks the products of the change. @throws ApiError NOT_FOUND if one is missing */
async function locked<Asked extends { readonly id: string }>(
  tx: Db,
  asked: readonly Asked[],
  where?: 'archived',
): Promise<{ product: repository.LockedProduct; asked: Asked }[]> {
  const byId = new Map(asked.map((each) => [uuidOf(each.id), each]))
  const products = await repository.lockBulkProducts(tx, [...byId.keys()], where)
  if (products.length < byId.size) throw new ApiError('NOT_FOUND')
  return products.flatMap((product) => {
    const own = byId.get(product.id)
    return own ? [{ product, asked: own }] : []
  })
}

const updateOf = ({ id, name }: repository.LockedProduct, field: string, from: string, to: string) => ({
  action: 'product.update',
  subject: `product:${id}`,
  detail: { name, changes: [{ field, from, to }] },
})

async function changeStatus(tx: Db, { products }: StatusChange, now: Date): Promise<AuditEntry[]> {
  const rows = await locked(tx, products)
  const changed = rows.filter(({ product, asked }) => product.status !== asked.from)
  if (changed.length > 0) throw stale(changed.map(({ product }) => product.id))
  for (const status of PRODUCT_STATUSES) {
    const ids = rows.filter(({ asked }) => asked.to === status).map(({ product }) => product.id)
    if (ids.length > 0) await repository.setStatus(tx, ids, status, now)
  }
  return rows.map(({ product, asked }) => updateOf(product, 'status', asked.from, asked.to))
}

type SentPrice = PriceChange['products'][number]['from']
const minorOf = ({ amount, originalAmount }: SentPrice): ShelfPrice => ({
  amount: toMinor(amount),
  originalAmount: originalAmount === null ? null : toMinor(originalAmount),
})
const isSame = (one: ShelfPrice | undefined, other: ShelfPrice) =>
  one?.amount === other.amount && one.originalAmount === other.originalAmount

async function changePrices(tx: Db, { products, platform }: PriceChange, now: Date): Promise<AuditEntry[]> {
  const rows = await locked(tx, products)
  const ids = rows.map(({ product }) => product.id)
  const present = await repository.findShelfPrices(tx, ids, platform)
  const changed = rows.filter(({ product, asked }) => !isSame(present.get(product.id), minorOf(asked.from)))
  if (changed.length > 0) throw stale(changed.map(({ product }) => product.id))
  const wanted = rows.map(({ product, asked }) => ({
    productId: product.id,
    ...minorOf(asked.to),
    sale: present.get(product.id)?.sale ?? null,
  }))
  const tooLow = wanted.findIndex(({ amount, sale }) => sale !== null && sale.amount >= amount)
  if (tooLow >= 0) throw invalidField(`products.${tooLow}.to.amount`, fieldMessages.saleTooHigh)
  await repository.setShelfPrices(tx, platform, wanted, now)
  await repository.notePrices(
    tx,
    platform,
    wanted
      .map(({ productId, ...price }) => ({ productId, amount: columnsOfPrice(price, platform, now).amount }))
      .filter(({ productId, amount }) => present.get(productId)?.presentAmount !== amount),
    now,
  )
  const text = ({ amount }: ShelfPrice) => loggedAmount(money(amount, platformCurrency[platform]))
  return rows.map(({ product, asked }) =>
    updateOf(product, `prices.${platform}`, text(minorOf(asked.from)), text(minorOf(asked.to))),
  )
}

async function archive(tx: Db, { action, products }: Archiving, now: Date): Promise<AuditEntry[]> {
  const rows = await locked(tx, products, action === 'restore' ? 'archived' : undefined)
  const ids = rows.map(({ product }) => product.id)
  await repository.setArchived(tx, ids, action === 'archive' ? now : null, now)
  // The slug of an archived product may have been taken by another product.
  for (const { product } of action === 'restore' ? rows : [])
    if (product.slug === archivedSlug(product.id))
      await repository.setSlug(tx, product.id, await freeProductSlug(tx, product.name))
  return rows.map(({ product: { id, name } }) => ({
    action: `product.${action}`,
    subject: `product:${id}`,
    detail: { name },
  }))
}

/**
 * Changes all products or none.
 * @returns the entries for the log
 * @throws ApiError NOT_FOUND, STALE
 */
export function applyBulkChange(tx: Db, change: Change, now: Date): Promise<AuditEntry[]> {
  switch (change.action) {
    case 'status':
      return changeStatus(tx, change, now)
    case 'prices':
      return changePrices(tx, change, now)
    case 'archive':
    case 'restore':
      return archive(tx, change, now)
  }
}
