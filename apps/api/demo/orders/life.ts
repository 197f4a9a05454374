import { randomUUID } from 'node:crypto'
import type { Language } from '@/shop/shared/language'
import { refundTax, returnedLine, type ReturnedLine } from '@/shop/returns/refunds'
import { trackingLink } from '@/shop/cargo/cargo'
import type { ParcelLine } from '@/shop/orders/order'
import { linesWith } from '@/shop/orders/parcels'
import type { CargoRow } from '../../modules/cargo/cargo.repository'
import { cancelledMail, paidMail, shippedMail } from '../../modules/orders/mails/order-mails'
import type { Author, Order } from '../../modules/orders/orders.repository'
import { SHOP_ACTOR } from '../../modules/orders/update-order'
import { decisionMail, refundedMail, withdrawalMail } from '../../modules/returns/return-mails'
import type { Book } from './book'
import type { Draw } from './draw'
import type { PlannedOrder } from './plan'

export interface Office {
  readonly book: Book
  readonly draw: Draw
  /** The administrator who does it all. */
  readonly admin: { readonly id: string; readonly name: string }
  readonly companies: readonly CargoRow[]
}

/** What happens to an order at an instant; it gets the order as it then is. */
export interface Step {
  readonly at: Date
  readonly act: (order: Order) => Order
}

const HOUR_MS = 3_600_000
/** Days after which an unpaid order is cancelled. */
const UNPAID_DAYS = 7

type Texts = Readonly<Record<Language, string>>
const damaged: Texts = {
  de: 'Verpackung beschädigt angekommen',
  tr: 'Paket hasarlı ulaştı',
  en: 'The parcel arrived damaged',
}
const disliked: Texts = { de: 'Schmeckt mir leider nicht', tr: 'Tadını beğenmedim', en: 'Not to my taste' }
const used: Texts = {
  de: 'Die Packung war geöffnet und zur Hälfte verbraucht.',
  tr: 'Paket açılmış ve yarısı kullanılmıştı.',
  en: 'The pack was open and half of it used.',
}

/** What customers send back; products with Premium months stay. */
const returnable = ({ lines }: Order) => lines.find((line) => !line.isGift && line.premiumMonths === 0)

/** An order's first parcel, with what the order names of it. */
export function packed(
  { id: orderId }: Order,
  company: CargoRow,
  { trackingNumber, lines }: { readonly trackingNumber: string; readonly lines: readonly ParcelLine[] },
  shippedAt: Date,
) {
  const sent = {
    trackingNumber,
    trackingUrl: trackingLink(company.trackingUrl, trackingNumber),
    shippedAt,
    cargoCompanyId: company.id,
    cargoName: company.name,
  }
  return { ...sent, parcels: [{ ...sent, id: randomUUID(), orderId, number: 1, lines }] }
}

class Life {
  readonly steps: Step[] = []
  private hours = 0

  constructor(
    private readonly plan: PlannedOrder,
    private readonly office: Office,
  ) {}

  /** Adds what happens so many hours after the step before. */
  private after(hours: number, act: (order: Order, by: Author) => Order, actor?: string): void {
    this.hours += hours
    const now = new Date(this.plan.at.getTime() + this.hours * HOUR_MS)
    const { id: adminId, name } = this.office.admin
    const by: Author = actor === undefined ? { adminId, actor: name, now } : { actor, now }
    this.steps.push({ at: now, act: (order) => act(order, by) })
  }

  private move(hours: number, to: 'processing' | 'delivered'): void {
    this.after(hours, (order, by) =>
      this.office.book.change(order, { status: to }, [{ kind: 'status', from: order.status, to }], by),
    )
  }

  cancel(hours: number, isUnpaid: boolean): void {
    const { book } = this.office
    this.after(
      hours,
      (order, by) => {
        book.releaseCoupon(order, by.now)
        const change = { status: 'cancelled', releasedAt: by.now } as const
        const events = [{ kind: 'status' as const, from: order.status, to: 'cancelled' }]
        const changed = book.change(order, change, events, by)
        book.mail(cancelledMail(changed, by.now, { isUnpaid }))
        return changed
      },
      isUnpaid ? SHOP_ACTOR : undefined,
    )
  }

  pay(): void {
    const { book, draw } = this.office
    const hours = this.plan.method === 'paypal' ? draw.between(5, 120) / 60 : draw.between(20, 60)
    this.after(hours, (order, by) => {
      const change = { paymentStatus: 'completed', status: 'confirmed' } as const
      const events = [
        { kind: 'payment' as const, from: order.paymentStatus, to: change.paymentStatus },
        { kind: 'status' as const, from: order.status, to: change.status },
      ]
      const changed = book.change(order, change, events, by)
      book.mail(paidMail(changed, book.grant(changed, by.now), by.now))
      return book.invoice(changed, by)
    })
  }

  deliver(): void {
    const { book, draw, companies } = this.office
    const company = draw.oneOf(companies.filter(({ platforms }) => platforms.includes(this.plan.platform)))
    const trackingNumber = `${draw.between(1_000_000, 9_999_999)}${draw.between(10_000, 99_999)}`
    this.move(draw.between(2, 20), 'processing')
    this.after(draw.between(4, 30), (order, by) => {
      const lines = linesWith(order.lines.map(({ quantity }) => quantity))
      const change = {
        ...packed(order, company, { trackingNumber, lines }, by.now),
        status: 'shipped' as const,
      }
      const events = [
        { kind: 'cargo' as const, from: null, to: `${company.name} ${trackingNumber}` },
        { kind: 'status' as const, from: order.status, to: change.status },
      ]
      const changed = book.change(order, change, events, by)
      book.mail(shippedMail(changed, by.now))
      return changed
    })
    this.move(draw.between(26, 96), 'delivered')
  }

  /** Pays money back, all of it or for goods that came back. */
  private payBack(order: Order, { amount, lines, ...refund }: Refund, by: Author): Order {
    const { book } = this.office
    const id = randomUUID()
    const refunded = order.refunded + amount
    const isWhole = refunded === order.total
    const withdrawalId = refund.withdrawalId ?? null
    const rows = lines.map(({ productId, quantity, amount: worth, tax }) => ({
      productId,
      quantity,
      amount: worth,
      tax,
    }))
    const tax = refundTax({ ...order, refundedTax: 0 }, amount, lines)
    book.refunds.push({
      id,
      orderId: order.id,
      withdrawalId,
      amount,
      tax,
      reason: refund.reason,
      lines: rows,
      actor: by.actor,
      at: by.now,
    })
    book.returned.push(
      ...lines.map(({ productId, quantity }) => ({
        orderId: order.id,
        withdrawalId,
        productId,
        quantity,
        restocked: true,
        at: by.now,
      })),
    )
    const nameOf = (id: string) => order.lines.find(({ productId }) => productId === id)?.name ?? ''
    const changed = book.change(
      order,
      { refunded, ...(isWhole && { paymentStatus: 'refunded' }) },
      [
        ...lines.map(({ productId, quantity }) => ({
          kind: 'return' as const,
          from: 'restocked',
          to: `${quantity} × ${nameOf(productId)}`,
        })),
        { kind: 'refund', from: null, to: String(amount), note: refund.reason },
        ...(isWhole ? [{ kind: 'payment' as const, from: order.paymentStatus, to: 'refunded' }] : []),
      ],
      by,
    )
    const units = lines.map(({ productId, quantity }) => ({ productId, quantity, restock: true }))
    book.mail(refundedMail(changed, { id, amount, lines: units, at: by.now, isCredited: true }))
    if (isWhole) {
      book.releaseCoupon(order, by.now)
      book.revoke(order, by.now)
    }
    return book.credit(changed, by, lines)
  }

  refundAll(): void {
    const { book, draw } = this.office
    this.after(draw.between(3, 20), (order, by) => {
      const events = [{ kind: 'status' as const, from: order.status, to: 'refunded' }]
      const change = { status: 'refunded', releasedAt: by.now } as const
      const refund = { amount: order.total, reason: '', lines: [] }
      return this.payBack(book.change(order, change, events, by), refund, by)
    })
  }

  /** A fifth for a damaged parcel. */
  reduce(): void {
    this.after(this.office.draw.between(20, 90), (order, by) => {
      const refund = { amount: Math.ceil(order.total / 5), reason: damaged[order.language], lines: [] }
      return this.payBack(order, refund, by)
    })
  }

  /** The customer withdraws from a product, and the shop decides, if it does. */
  withdraw(status?: 'accepted' | 'refused'): void {
    const { book, draw, admin } = this.office
    const id = randomUUID()
    this.after(draw.between(30, 150), (order, { now: receivedAt }) => {
      const { number: orderNumber, email, customerName: name, language, id: orderId, userId } = order
      const items = [returnable(order)?.name ?? '']
      const declared = {
        id,
        orderId,
        orderNumber,
        email,
        name,
        items,
        reason: disliked[language],
        receivedAt,
      }
      book.withdrawals.push(declared)
      book.mail(withdrawalMail(order, { declared, language, isConfirmed: userId !== null, at: receivedAt }))
      return order
    })
    if (!status) return
    this.after(draw.between(40, 120), (order, by) => {
      const line = returnable(order)
      if (!line) return order
      const reason = status === 'refused' ? used[order.language] : null
      const decided = { withdrawalId: id, status, reason, actor: by.actor, at: by.now }
      book.decisions.push(decided)
      const detail = { status, reason: reason ?? '', lines: [], refund: 0 }
      const subject = `withdrawal:${id}`
      book.log.push({ adminId: admin.id, at: by.now, action: 'withdrawal.decide', subject, detail })
      book.mail(decisionMail(order, decided))
      const events = [{ kind: 'withdrawal' as const, from: 'new', to: status, note: reason }]
      const noted = book.change(order, {}, events, by)
      if (status === 'refused') return noted
      const lines = [returnedLine(order.lines, line, 0)]
      const amount = lines.reduce((sum, { amount: worth }) => sum + worth, 0)
      return this.payBack(noted, { amount, reason: '', lines, withdrawalId: id }, by)
    })
  }
}

interface Refund {
  /** Minor units. */
  readonly amount: number
  readonly reason: string
  readonly lines: readonly ReturnedLine[]
  readonly withdrawalId?: string
}

/** What becomes of an order, in the order in which it happens. */
export function lifeOf(plan: PlannedOrder, office: Office): readonly Step[] {
  const life = new Life(plan, office)
  const { fate } = plan
  if (fate === 'unpaid') life.cancel(UNPAID_DAYS * 24, true)
  else if (fate === 'cancelled') life.cancel(office.draw.between(1, 9), false)
  else life.pay()
  if (fate === 'unpaid' || fate === 'cancelled') return life.steps
  if (fate === 'refunded') life.refundAll()
  else life.deliver()
  if (fate === 'reduced') life.reduce()
  if (fate === 'returned') life.withdraw('accepted')
  if (fate === 'refused') life.withdraw('refused')
  if (fate === 'asked') life.withdraw()
  return life.steps
}
