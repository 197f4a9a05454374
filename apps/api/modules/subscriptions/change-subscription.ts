import {
  FURTHEST_DAYS,
  LEAD_DAYS,
  addDays,
  laterDay,
  movableDays,
  nextAfter,
  todayOn,
  type END_REASONS,
  type PauseReason,
  type SubscriptionAction,
} from '@/shop/subscriptions/subscription'
import type { Db } from '../../platform/db/open'
import { ApiError } from '../../platform/http/errors'
import { queueMail } from '../../platform/mail/outbox.repository'
import { changePayment, changeRecipient } from './change-recipient'
import { addressee, mailFacts } from './mail-facts'
import { noteChanges, type Changer } from './subscription-changes.repository'
import { subscriptionEnded, subscriptionMoved, subscriptionPaused } from './start/subscription-mails'
import { changeRow, noteDelivery, type SubscriptionRow } from './subscriptions.repository'

const NOT_ANNOUNCED = { announcedOn: null, announcedAmount: null } as const

/** Ends it at once and confirms it by mail. */
export async function endNow(
  tx: Db,
  row: SubscriptionRow,
  endReason: (typeof END_REASONS)[number],
  changer: Changer,
): Promise<void> {
  const { now } = changer
  await noteChanges(tx, row, [{ kind: 'end' }], changer)
  await changeRow(
    tx,
    row.id,
    { status: 'ended', endReason, endedAt: now, pauseReason: null, ...NOT_ANNOUNCED },
    now,
  )
  const { platform, customerName, number, name, quantity, weeks } = row
  await queueMail(
    tx,
    subscriptionEnded.create({
      ...addressee(row, now),
      data: {
        platform,
        customerName,
        number,
        name,
        quantity,
        weeks,
        endedAt: now.toISOString(),
        endsOn: null,
      },
      dedupeKey: `subscription-ended:${row.id}`,
    }),
  )
}

/** Ends it on a day: at once where no delivery comes until then. */
export async function endOn(
  tx: Db,
  row: SubscriptionRow,
  day: string | null,
  changer: Changer,
): Promise<void> {
  if (day === null || day < row.nextOn || row.status === 'paused')
    return endNow(tx, row, 'termination', changer)
  const { now } = changer
  await noteChanges(tx, row, [{ kind: 'ending', to: day }], changer)
  await changeRow(tx, row.id, { endsOn: day }, now)
  const { platform, customerName, number, name, quantity, weeks } = row
  await queueMail(
    tx,
    subscriptionEnded.create({
      ...addressee(row, now),
      data: {
        platform,
        customerName,
        number,
        name,
        quantity,
        weeks,
        endedAt: now.toISOString(),
        endsOn: day,
      },
      dedupeKey: `subscription-ending:${row.id}:${day}`,
    }),
  )
}

/** Plans the next delivery, which is announced anew; one beyond the wanted end never comes. */
export async function planNext(
  tx: Db,
  row: SubscriptionRow,
  nextOn: string,
  changer: Changer,
): Promise<void> {
  if (row.endsOn !== null && nextOn > row.endsOn) return endNow(tx, row, 'termination', changer)
  await changeRow(tx, row.id, { nextOn, ...NOT_ANNOUNCED }, changer.now)
}

export async function pause(
  tx: Db,
  row: SubscriptionRow,
  { cause, reason = '' }: { readonly cause: PauseReason; readonly reason?: string },
  changer: Changer,
): Promise<void> {
  const { now } = changer
  await noteChanges(tx, row, [{ kind: 'pause', to: cause }], changer)
  await changeRow(tx, row.id, { status: 'paused', pauseReason: cause, ...NOT_ANNOUNCED }, now)
  await queueMail(
    tx,
    subscriptionPaused.create({
      ...addressee(row, now),
      data: { ...(await mailFacts(tx, row, now)), cause, reason },
      dedupeKey: `subscription-paused:${row.id}:${now.getTime()}`,
    }),
  )
}

/** Tells that a delivery comes later. */
export async function tellMoved(
  tx: Db,
  row: SubscriptionRow,
  told: { readonly nextOn: string; readonly cause: 'short' | 'shop'; readonly reason: string },
  now: Date,
): Promise<void> {
  const data = { ...(await mailFacts(tx, row, now)), ...told, dueOn: row.nextOn }
  const dedupeKey = `subscription-moved:${row.id}:${row.nextOn}:${now.getTime()}`
  await queueMail(tx, subscriptionMoved.create({ ...addressee(row, now), data, dedupeKey }))
}

/** Leaves the next delivery out. @returns the day of the one after it. @throws ApiError CONFLICT beyond the furthest day */
export async function skip(tx: Db, row: SubscriptionRow, changer: Changer): Promise<string> {
  const { now } = changer
  const today = todayOn(row.platform, now)
  const nextOn = nextAfter(row.nextOn, row.weeks, addDays(today, LEAD_DAYS - 1))
  if (nextOn > addDays(today, FURTHEST_DAYS)) throw new ApiError('CONFLICT')
  await noteDelivery(tx, row, 'skipped', { at: now })
  await noteChanges(tx, row, [{ kind: 'skip', from: row.nextOn, to: nextOn }], changer)
  await planNext(tx, row, nextOn, changer)
  return nextOn
}

export async function resume(tx: Db, row: SubscriptionRow, changer: Changer): Promise<void> {
  const { now } = changer
  if (row.status !== 'paused') throw new ApiError('CONFLICT')
  const nextOn = laterDay(row.nextOn, movableDays(todayOn(row.platform, now)).first)
  await changeRow(tx, row.id, { status: 'active', pauseReason: null }, now)
  await noteChanges(tx, row, [{ kind: 'resume', to: nextOn }], changer)
  await planNext(tx, row, nextOn, changer)
}

async function changePlan(
  tx: Db,
  row: SubscriptionRow,
  { quantity, weeks }: Pick<SubscriptionRow, 'quantity' | 'weeks'>,
  changer: Changer,
): Promise<void> {
  await changeRow(tx, row.id, { quantity, weeks }, changer.now)
  const numbers = [
    { kind: 'quantity', from: row.quantity, to: quantity },
    { kind: 'weeks', from: row.weeks, to: weeks },
  ] as const
  const changed = numbers.filter(({ from, to }) => from !== to)
  await noteChanges(
    tx,
    row,
    changed.map(({ kind, from, to }) => ({ kind, from: String(from), to: String(to) })),
    changer,
  )
}

async function move(tx: Db, row: SubscriptionRow, to: string, changer: Changer): Promise<void> {
  const { first, last } = movableDays(todayOn(row.platform, changer.now))
  if (to < first || to > last) throw new ApiError('CONFLICT')
  if (to !== row.nextOn) await noteChanges(tx, row, [{ kind: 'move', from: row.nextOn, to }], changer)
  return planNext(tx, row, to, changer)
}

/**
 * What the link of a mail or the account asks for. Skipping and moving name the day that the reader saw, so that a second press does
 * nothing more.
 * @throws ApiError CONFLICT if it is not in a state for it, VALIDATION, PAYMENT_METHOD_UNAVAILABLE
 */
export async function changeByCustomer(
  tx: Db,
  row: SubscriptionRow,
  action: SubscriptionAction,
  now: Date,
): Promise<void> {
  if (row.status === 'ended') throw new ApiError('CONFLICT')
  const changer = { by: 'customer', now } as const
  switch (action.kind) {
    case 'end':
      return endNow(tx, row, 'customer', changer)
    case 'resume':
      return resume(tx, row, changer)
    case 'change':
      return changePlan(tx, row, action, changer)
    case 'address':
      return changeRecipient(tx, row, action, changer)
    case 'payment':
      return changePayment(tx, row, action.paymentMethod, changer)
    case 'skip':
    case 'move': {
      if (row.status !== 'active' || action.nextOn !== row.nextOn) throw new ApiError('CONFLICT')
      if (action.kind === 'move') return move(tx, row, action.to, changer)
      await skip(tx, row, changer)
    }
  }
}
