import type { Data } from '@/contract/shared/dto'
import { toMajor } from '@/shop/shared/money'
import { platformCountries } from '@/shop/orders/address'
import { addressOf } from '@/shop/orders/postal-address'
import { addDays, deliveryPrice, movableDays, todayOn } from '@/shop/subscriptions/subscription'
import type { Db } from '../../platform/db/open'
import { findSellable, isOffered } from '../cart/sellable-products.repository'
import { customerToDto } from '../orders/orders.mapper'
import { methodsAt } from './change-recipient'
import { findSubscriptionChanges } from './subscription-changes.repository'
import { deliveriesOf, type SubscriptionRow } from './subscriptions.repository'

type SubscriptionDto = Data<'readSubscription'>['subscription']
type FactsDto = Omit<
  SubscriptionDto,
  'laterOn' | 'movable' | 'deliveries' | 'changes' | 'countries' | 'paymentMethods'
>
type OwnDto = Data<'getMySubscription'>['subscription']
type ListedDto = Data<'listMySubscriptions'>['subscriptions'][number]
type RowDto = Data<'listSubscriptions'>['subscriptions'][number]

/** Deliveries that are shown. */
const SHOWN = 50
/** Changes whose reason the customer is told by mail, too. */
const TOLD: readonly string[] = ['pause', 'skip']
/** Further days that are shown. */
const LATER = 3

/** Prices of a unit today by Sparabo, less the percentage; none where the product is not sold. */
export async function pricesOf(db: Db, rows: readonly SubscriptionRow[], now: Date) {
  const prices = new Map<string, NonNullable<FactsDto['price']>>()
  for (const platform of new Set(rows.map((row) => row.platform))) {
    const own = rows.filter((row) => row.platform === platform)
    const products = await findSellable(
      db,
      own.map(({ productId }) => productId),
      { platform, now },
    )
    for (const { id, productId, percent } of own) {
      const product = products.get(productId)
      if (!product || !isOffered(product)) continue
      const amount = toMajor(deliveryPrice(product.amount, percent))
      prices.set(id, { amount, currency: product.currency })
    }
  }
  return prices
}

const factsToDto = (row: SubscriptionRow, price: FactsDto['price']): FactsDto => ({
  number: row.number,
  status: row.status,
  pauseReason: row.pauseReason,
  product: { name: row.name, slug: row.slug },
  quantity: row.quantity,
  weeks: row.weeks,
  percent: row.percent,
  price,
  nextOn: row.nextOn,
  endsOn: row.endsOn,
  endedAt: row.endedAt?.toISOString() ?? null,
  paymentMethod: row.paymentMethod,
})

/** As its customer sees it, without name, address and mail: whoever has the link needs none of them. */
export async function subscriptionToDto(db: Db, row: SubscriptionRow, now: Date): Promise<SubscriptionDto> {
  const later = Array.from({ length: LATER }, (_, index) => addDays(row.nextOn, (index + 1) * row.weeks * 7))
  const deliveries = await deliveriesOf(db, [row.id], SHOWN)
  return {
    ...factsToDto(row, (await pricesOf(db, [row], now)).get(row.id) ?? null),
    laterOn: row.status === 'ended' ? [] : later.filter((day) => row.endsOn === null || day <= row.endsOn),
    movable: movableDays(todayOn(row.platform, now)),
    deliveries: deliveries.map(({ dueOn, outcome, orderNumber }) => ({ dueOn, outcome, orderNumber })),
    changes: (await findSubscriptionChanges(db, row.id)).map(({ actor: _actor, note, ...change }) => ({
      ...change,
      note: TOLD.includes(change.kind) ? note : '',
    })),
    countries: [...platformCountries[row.platform]],
    paymentMethods: [...(await methodsAt(db, row.platform))],
  }
}

export const recipientOf = (row: SubscriptionRow): OwnDto['recipient'] => ({
  customer: customerToDto(row),
  address: addressOf(row),
})

/** As the account shows it, with who gets it. */
export const ownToDto = async (db: Db, row: SubscriptionRow, now: Date): Promise<OwnDto> => ({
  ...(await subscriptionToDto(db, row, now)),
  recipient: recipientOf(row),
})

export const listedToDto = (row: SubscriptionRow, price: FactsDto['price']): ListedDto => ({
  _id: row.id,
  ...factsToDto(row, price),
  recipient: recipientOf(row),
})

export const rowToDto = (row: SubscriptionRow, price: FactsDto['price']): RowDto => ({
  ...factsToDto(row, price),
  _id: row.id,
  platform: row.platform,
  endReason: row.endReason,
  customer: { name: row.customerName, email: row.email, isGuest: row.userId === null },
  createdAt: row.createdAt.toISOString(),
})
