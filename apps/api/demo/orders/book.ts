import type { PgTable } from 'drizzle-orm/pg-core'
import { documentNumber, invoiceSeries, invoiceYear } from '@/shop/orders/invoice'
import { runUntil, takeBackPremium } from '@/shop/users/premium'
import { omit } from '@/shop/shared/omit'
import { creditNoteSeries } from '@/shop/credit-notes/credit-notes'
import type { Db } from '../../platform/db/open'
import { insertRecords } from '../../platform/db/queries/records'
import * as schema from '../../platform/db/schema'
import { rowOfMail, type Mail } from '../../platform/mail/outbox.repository'
import {
  creditContent,
  type CreditContent,
  type ReturnedGoods,
} from '../../modules/orders/credit-notes/settle-credit'
import { invoiceRecipient } from '../../modules/orders/invoices.repository'
import {
  logEntry,
  type Author,
  type Order,
  type StoredOrderEvent,
} from '../../modules/orders/orders.repository'
import { stockMoves } from '../../modules/orders/stock-moves'
import { grantRows } from '../../modules/users/premium-grants.repository'

type Row<T extends PgTable> = T['$inferInsert']
type Renewal = Row<typeof schema.premiumRenewals> & { readonly months: number; revokedAt: Date | null }

/** Everything that the orders of the demo leave behind, written in a few statements in the end. */
export class Book {
  readonly orders = new Map<string, Order>()
  readonly redemptions: Row<typeof schema.couponRedemptions>[] = []
  readonly refunds: Row<typeof schema.refunds>[] = []
  readonly returned: Row<typeof schema.returnedLines>[] = []
  readonly withdrawals: Row<typeof schema.withdrawals>[] = []
  readonly decisions: Row<typeof schema.returns>[] = []
  readonly log: Row<typeof schema.auditLog>[] = []
  readonly reviews: Row<typeof schema.reviews>[] = []
  private readonly events: Row<typeof schema.orderEvents>[] = []
  private readonly mails: Row<typeof schema.outbox>[] = []
  private readonly invoices: Row<typeof schema.invoices>[] = []
  private readonly creditNotes: (Row<typeof schema.creditNotes> & CreditContent)[] = []
  private readonly counters = new Map<string, Row<typeof schema.invoiceCounters>>()
  private readonly renewals: Renewal[] = []
  private readonly members = new Map<string, Date>()

  /** Changes an order with its history and the activity log. */
  change(order: Order, change: Partial<Order>, events: readonly StoredOrderEvent[], by: Author): Order {
    const { actor, adminId, now: at } = by
    const changed = { ...order, ...change, updatedAt: at }
    this.orders.set(order.id, changed)
    this.events.push(...events.map((event) => ({ note: null, ...event, orderId: order.id, actor, at })))
    if (adminId !== undefined)
      this.log.push(...events.map((event) => ({ adminId, at, ...logEntry(order, event) })))
    return changed
  }

  /** A mail of the past, which is not sent now. */
  mail(mail: Mail): void {
    const sentAt = new Date(mail.at.getTime() + 2_000)
    this.mails.push({ ...rowOfMail(mail), sentAt, attempts: 1 })
  }

  private number(series: string, year: number): string {
    const last = (this.counters.get(`${series} ${year}`)?.last ?? 0) + 1
    this.counters.set(`${series} ${year}`, { series, year, last })
    return documentNumber(series, year, last)
  }

  /** Takes back of an invoice what was refunded. */
  credit(order: Order, by: Author, goods: readonly ReturnedGoods[]): Order {
    const { id: orderId, platform } = order
    const invoice = this.invoices.find((row) => row.orderId === orderId)
    const earlier = this.creditNotes.filter((row) => row.orderId === orderId)
    const content = invoice && creditContent(order, earlier, goods)
    if (!content) return order
    const number = this.number(creditNoteSeries(platform), invoiceYear(platform, by.now))
    const issued = {
      number,
      invoiceNumber: invoice.number,
      recipient: invoiceRecipient(order),
      issuedAt: by.now,
    }
    this.creditNotes.push({ ...content, ...issued, orderId })
    return this.change(order, {}, [{ kind: 'credit_note', from: invoice.number, to: number }], by)
  }

  invoice(order: Order, by: Author): Order {
    const { id: orderId, platform } = order
    const number = this.number(invoiceSeries(platform), invoiceYear(platform, by.now))
    this.invoices.push({ orderId, number, recipient: invoiceRecipient(order), issuedAt: by.now })
    return this.change(order, {}, [{ kind: 'invoice', from: null, to: number }], by)
  }

  /** @returns granted months */
  grant(order: Order, now: Date): number {
    const { userId } = order
    if (userId === null) return 0
    const until = this.members.get(userId) ?? null
    const run = runUntil(
      until,
      this.renewals
        .filter((renewal) => renewal.userId === userId && renewal.revokedAt === null)
        .map(({ startsAt: start, endsAt: end, months }) => ({ start, end, months })),
    )
    const granted = grantRows({ ...order, userId }, { until, run }, now)
    this.renewals.push(...granted.rows.map((row) => ({ ...row, revokedAt: null })))
    if (granted.until) this.members.set(userId, granted.until)
    return granted.rows.reduce((sum, { months }) => sum + months, 0)
  }

  revoke({ id, userId }: Order, now: Date): void {
    const until = userId === null ? undefined : this.members.get(userId)
    if (userId === null || !until) return
    const own = this.renewals.filter(({ orderId, revokedAt }) => orderId === id && revokedAt === null)
    for (const renewal of own) renewal.revokedAt = now
    const end = own.reduce(
      (left, { startsAt, endsAt }) => takeBackPremium(left, { start: startsAt, end: endsAt }),
      until,
    )
    this.members.set(userId, end)
  }

  releaseCoupon({ id }: Order, now: Date): void {
    const redemption = this.redemptions.find(({ orderId }) => orderId === id)
    if (redemption) redemption.releasedAt = now
  }

  /** Units sold by product, without what was cancelled or came back. */
  sold(): ReadonlyMap<string, number> {
    const sums = new Map<string, number>()
    const kept = [...this.orders.values()].filter(({ releasedAt }) => releasedAt === null)
    for (const order of kept) {
      const back = this.returned.filter(({ orderId }) => orderId === order.id)
      for (const { productId, sold } of stockMoves(order.lines, back))
        sums.set(productId, (sums.get(productId) ?? 0) + sold)
    }
    return sums
  }

  /** Ends of the memberships by account. */
  get memberships(): ReadonlyMap<string, Date> {
    return this.members
  }

  async write(tx: Db): Promise<void> {
    const orders = [...this.orders.values()]
    const add = async <T extends PgTable>(table: T, rows: readonly Row<T>[]) => {
      const [first, ...rest] = rows
      if (first) await tx.execute(insertRecords(table, [first, ...rest]))
    }
    await add(
      schema.orders,
      orders.map((order) => omit(order, 'lines', 'parcels')),
    )
    await add(
      schema.orderLines,
      orders.flatMap(({ id: orderId, lines }) => lines.map((line) => ({ orderId, ...line }))),
    )
    await add(
      schema.parcels,
      orders.flatMap(({ parcels }) => parcels),
    )
    await add(schema.orderEvents, this.events)
    await add(
      schema.couponRedemptions,
      this.redemptions.map((row) => ({ releasedAt: null, ...row })),
    )
    await add(schema.invoices, this.invoices)
    await add(schema.creditNotes, this.creditNotes)
    await add(schema.invoiceCounters, [...this.counters.values()])
    await add(schema.withdrawals, this.withdrawals)
    await add(schema.returns, this.decisions)
    await add(schema.refunds, this.refunds)
    await add(schema.returnedLines, this.returned)
    await add(schema.premiumRenewals, this.renewals)
    await add(schema.outbox, this.mails)
    await add(schema.auditLog, this.log)
    await add(schema.reviews, this.reviews)
  }
}
