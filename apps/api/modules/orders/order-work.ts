import { isAddressOpen, mailsFor, type OrderMail } from '@/shop/orders/admin-order'
import { isZipCode, type Address } from '@/shop/orders/address'
import { addressOf, postalLines } from '@/shop/orders/postal-address'
import { omit } from '@/shop/shared/omit'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { ApiError, found, invalidField } from '../../platform/http/errors'
import { queueMail, type Mail } from '../../platform/mail/outbox.repository'
import { cancelledMail, paidMail, placedMail, shippedMail } from './mails/order-mails'
import { insertNote } from './order-notes.repository'
import { findOrder, lockOrder, updateOrder, type Order } from './orders.repository'
import { lockSeen, type OrderChange } from './update-order'

export const addNote = (db: Db, { id, actor, now }: OrderChange, text: string): Promise<Order> =>
  inTransaction(db, async (tx) => {
    const order = found(await findOrder(tx, id))
    await insertNote(tx, { orderId: id, text, author: actor, at: now })
    return order
  })

const mails: Readonly<Record<OrderMail, (order: Order, at: Date) => Mail>> = {
  // The guest's code and the link to confirm cannot be sent again: only their hashes are stored.
  placed: (order) => placedMail(order, { lookupCode: null, confirmToken: null }),
  paid: (order, at) => paidMail(order, 0, at),
  shipped: shippedMail,
  cancelled: cancelledMail,
}

/**
 * Sends an order mail again.
 * @throws ApiError CONFLICT if the order has not reached that point, or its customer is anonymised
 */
export const sendMail = (db: Db, { id, ...by }: OrderChange, kind: OrderMail): Promise<Order> =>
  inTransaction(db, async (tx) => {
    const { now } = by
    const order = found(await lockOrder(tx, id))
    const isPossible = mailsFor(order).includes(kind)
    // Anonymised orders have no email address.
    if (!isPossible || order.email === '') throw new ApiError('CONFLICT')
    const mail = omit(mails[kind](order, now), 'limit')
    await queueMail(tx, { ...mail, at: now, dedupeKey: `${mail.dedupeKey}:again:${now.getTime()}` })
    const events = [{ kind: 'mail' as const, from: null, to: kind }]
    return updateOrder(tx, order, { change: {}, events, by })
  })

const addressText = (address: Address) => postalLines({ ...address, name: '' }).join(', ')

/** @throws ApiError CONFLICT once the order is shipped, VALIDATION for a zip code of another country */
export const setAddress = (db: Db, { id, seen, ...by }: OrderChange, address: Address): Promise<Order> =>
  inTransaction(db, async (tx) => {
    const order = await lockSeen(tx, id, seen)
    if (!isAddressOpen(order.status)) throw new ApiError('CONFLICT')
    // VAT and shipping were calculated for the order's country.
    if (address.country !== order.country) throw invalidField('country', 'the country of an order stays')
    if (!isZipCode(address.zipCode, address.country)) throw invalidField('zipCode', 'not a zip code')
    const events = [
      { kind: 'address' as const, from: addressText(addressOf(order)), to: addressText(address) },
    ]
    const { street, zipCode, city, country, postNumber = '' } = address
    return updateOrder(tx, order, { change: { street, zipCode, city, country, postNumber }, events, by })
  })
