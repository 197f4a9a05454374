import { eq } from 'drizzle-orm'
import { trackingLink } from '@/shop/cargo/cargo'
import { isReleased, isUnshipped, type OrderStatus, type ParcelLine } from '@/shop/orders/order'
import {
  contents,
  linesWith,
  openOf,
  openUnits,
  returnedOf,
  sameLines,
  unsentOf,
} from '@/shop/orders/parcels'
import type { Db } from '@apps/api/platform/db/open'
import { users } from '@apps/api/platform/db/schema'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { ApiError, found, invalidField } from '@apps/api/platform/http/errors'
import { queueMail } from '@apps/api/platform/mail/outbox.repository'
import { findCargo, type CargoRow } from '../../cargo/cargo.repository'
import { findReturned } from '../../returns/refunds/refunds.repository'
import { shippedMail } from '../mails/order-mails'
import { updateOrder, type Order } from '../orders.repository'
import { reclaimStock } from '../release-order'
import { lockSeen, statusEvent, type OrderChange } from '../update-order'
import { insertParcel, otherOrderTracked, updateParcel, type ParcelRow } from './parcels.repository'

export interface Cargo {
  readonly companyId: string
  /** Trimmed, not empty. */
  readonly trackingNumber: string
  /** Takes a number that another order has already, as for one parcel of two orders. */
  readonly anyway: boolean
  /** What goes into a new parcel; undefined: all that is still to be sent. */
  readonly lines?: readonly ParcelLine[] | undefined
  /** The parcel that is corrected instead of sending one. */
  readonly parcel?: string | undefined
}

const notShipped = {
  de: 'Eine stornierte oder erstattete Bestellung wird nicht versendet.',
  tr: 'İptal veya iade edilen siparişe kargo atanamaz.',
  en: 'A cancelled or refunded order is not shipped.',
}

const numberTaken = (order: string) => ({
  de: `Diese Sendungsnummer hat schon die Bestellung ${order}.`,
  tr: `Bu takip numarası ${order} siparişinde de var.`,
  en: `Order ${order} has this tracking number already.`,
})

const numberOfOther = (parcel: number) => ({
  de: `Diese Sendungsnummer hat schon das ${parcel}. Paket dieser Bestellung.`,
  tr: `Bu takip numarası bu siparişin ${parcel}. paketinde var.`,
  en: `Parcel ${parcel} of this order has this tracking number already.`,
})

const tooMany = (name: string, left: number) => ({
  de: `Von „${name}“ sind nur noch ${left} zu senden.`,
  tr: `“${name}” ürününden gönderilecek ${left} adet kaldı.`,
  en: `Only ${left} of “${name}” are left to be sent.`,
})

/** Unlike another order's number, this one cannot be taken anyway. */
function takenHere(number: number): ApiError {
  const message = numberOfOther(number)
  return new ApiError('CONFLICT', { message, errors: [{ path: 'trackingNumber', msg: message }] })
}

/** A parcel as the order's history names it. */
export const cargoText = ({ cargoName, trackingNumber }: Pick<ParcelRow, 'cargoName' | 'trackingNumber'>) =>
  [cargoName, trackingNumber].filter(Boolean).join(' ') || null

/** Whether the customer wants mails that the order does not need (ORDER-80). */
async function wantsNews(tx: Db, { userId }: Order): Promise<boolean> {
  if (userId === null) return true
  const [user] = await tx.select({ wants: users.notifyEmail }).from(users).where(eq(users.id, userId))
  return user?.wants ?? true
}

/** @throws ApiError NOT_FOUND, CONFLICT if the company is inactive or does not deliver for the order's platform */
async function companyFor(tx: Db, { platform }: Order, id: string): Promise<CargoRow> {
  const company = found(await findCargo(tx, id))
  if (!company.isActive || !company.platforms.includes(platform))
    throw new ApiError('CONFLICT', { details: { field: 'cargoCompanyId' } })
  return company
}

/** @throws ApiError VALIDATION for a line that the order does not have, CONFLICT for more than is unsent */
function refuseTooMany(order: Order, lines: readonly ParcelLine[]): void {
  const unsent = unsentOf(order)
  for (const [index, { position, quantity }] of lines.entries()) {
    const left = unsent[position]
    const name = order.lines[position]?.name
    const isTwice = lines.findIndex((line) => line.position === position) < index
    if (left === undefined || name === undefined || isTwice)
      throw invalidField(`lines.${index}.position`, 'no line of this order, or named twice')
    if (quantity > left)
      throw new ApiError('CONFLICT', {
        message: tooMany(name, left),
        details: { field: `lines.${index}.quantity`, left },
      })
  }
}

/** What a call is about: a parcel that there is, which is corrected, or the lines of a new one. */
type Target = { readonly corrected: ParcelRow } | { readonly lines: readonly ParcelLine[] }

interface Unsent extends Pick<Cargo, 'companyId' | 'trackingNumber' | 'lines' | 'parcel'> {
  /** Lines that are still to be sent. */
  readonly open: readonly ParcelLine[]
}

/** @throws ApiError NOT_FOUND for an unknown parcel, CONFLICT for the number of another parcel of the order */
function targetOf(order: Order, { companyId, trackingNumber, open, ...asked }: Unsent): Target {
  const { parcels } = order
  const same = parcels.find(
    (row) => row.trackingNumber === trackingNumber && row.cargoCompanyId === companyId,
  )
  if (asked.parcel !== undefined) {
    const corrected = found(parcels.find(({ id }) => id === asked.parcel))
    if (same && same !== corrected) throw takenHere(parcels.indexOf(same) + 1)
    return { corrected }
  }
  // The same call again, whose first answer was lost.
  if (same && (asked.lines ? sameLines(asked.lines, same.lines) : open.length === 0))
    return { corrected: same }
  if (same) throw takenHere(parcels.indexOf(same) + 1)
  if (asked.lines) {
    refuseTooMany(order, asked.lines)
    return { lines: asked.lines }
  }
  const last = parcels.at(-1)
  if (open.length === 0 && last) return { corrected: last }
  return { lines: open.length > 0 ? open : linesWith(unsentOf(order)) }
}

/** An order that is out as a whole is shipped; one that is out in part is no longer pending. */
function statusAfter({ status }: Order, isWhole: boolean): OrderStatus {
  if (isUnshipped(status) && isWhole) return 'shipped'
  return status === 'pending' ? 'processing' : status
}

/**
 * Sends a parcel of an order, or corrects one: without lines all that is still to be sent, and where nothing is the last
 * parcel is corrected.
 * @throws ApiError NOT_FOUND, STALE; CONFLICT for a cancelled or refunded order, a company that does not deliver, more
 * than is unsent, and a tracking number of another parcel
 */
export const assignOrderCargo = (db: Db, { id, seen, ...by }: OrderChange, cargo: Cargo): Promise<Order> =>
  inTransaction(db, async (tx) => {
    const { now } = by
    const { companyId, trackingNumber, anyway } = cargo
    const order = await lockSeen(tx, id, seen)
    if (isReleased(order.status)) throw new ApiError('CONFLICT', { message: notShipped })
    const company = await companyFor(tx, order, companyId)
    const returned = returnedOf(order.lines, await findReturned(tx, [id]))
    const lines = order.lines.map((line, at) => ({ ...line, returned: returned[at] ?? 0 }))
    const open = linesWith(openOf({ ...order, lines }))
    const target = targetOf(order, { ...cargo, open })
    const other = anyway ? undefined : await otherOrderTracked(tx, id, trackingNumber)
    if (other !== undefined)
      throw new ApiError('CONFLICT', { message: numberTaken(other), details: { field: 'trackingNumber' } })
    const sent = {
      cargoCompanyId: company.id,
      cargoName: company.name,
      trackingNumber,
      trackingUrl: trackingLink(company.trackingUrl, trackingNumber),
      shippedAt: now,
    }
    const { parcels } = order
    const parcel = found(
      'corrected' in target
        ? await updateParcel(tx, target.corrected.id, sent)
        : await insertParcel(tx, {
            ...sent,
            orderId: id,
            // Earlier ones may have been taken back.
            number: (parcels.at(-1)?.number ?? 0) + 1,
            lines: target.lines,
          }),
    )
    const all =
      'corrected' in target
        ? parcels.map((row) => (row.id === parcel.id ? parcel : row))
        : [...parcels, parcel]
    const status = statusAfter(order, openUnits({ lines, parcels: all }) === 0)
    // The parcel is on its way, whatever the stock says.
    const reclaims = order.releasedAt !== null
    if (reclaims) await reclaimStock(tx, order, by, { anyway: true })
    const isPart = !sameLines(parcel.lines, linesWith(lines.map(({ quantity }) => quantity)))
    const changed = await updateOrder(tx, order, {
      change: {
        status,
        ...(parcel.id === all.at(-1)?.id && sent),
        ...(reclaims && { releasedAt: null }),
      },
      events: [
        {
          kind: 'cargo',
          from: 'corrected' in target ? cargoText(target.corrected) : null,
          to: cargoText(parcel) ?? '',
          ...(isPart && { note: contents(parcel.lines, order) }),
        },
        ...(status === order.status ? [] : [statusEvent(order, status)]),
      ],
      by,
    })
    const after = { ...changed, parcels: all }
    // Not for a delivered order, whose number is only entered late.
    if (status !== 'delivered' && (await wantsNews(tx, order))) {
      const follows = linesWith(openOf({ lines, parcels: all }))
      await queueMail(tx, shippedMail(after, now, { parcel, follows }))
    }
    return after
  })
