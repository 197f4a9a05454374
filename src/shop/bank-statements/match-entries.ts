import type { BankEntry, BankMatch, BankOrder, MatchReason } from './bank-statements'
import { dueOf, isPaidUp, isPayable } from './bank-statements'
import { mentionsIn, type OrderMention } from './order-numbers'
import { areNamesAlike } from './payer-names'

/** What the shop knows of the orders that the entries may pay. */
export interface OrdersAtHand {
  readonly byNumber: ReadonlyMap<string, BankOrder>
  /** Those that wait for money, by what is due in minor units. */
  readonly waiting: ReadonlyMap<number, readonly BankOrder[]>
  /** Orders that stored entries have paid. */
  readonly paidByBank: ReadonlySet<string>
  /** Whether an account is the shop's. */
  readonly isOwnAccount: (account: string) => boolean
}

/** Orders by what is due of them. */
export function byDue(orders: readonly BankOrder[]): OrdersAtHand['waiting'] {
  const groups = new Map<number, BankOrder[]>()
  for (const order of orders) {
    const due = dueOf(order)
    const group = groups.get(due) ?? []
    groups.set(due, group)
    group.push(order)
  }
  return groups
}

const doubtful = (reason: MatchReason, orders: readonly BankOrder[]): BankMatch => ({
  certainty: 'doubtful',
  reason,
  orders,
})
const UNKNOWN: BankMatch = { certainty: 'none', reason: 'unknown', orders: [] }

export const mentionsOf = ({
  purpose,
  reference,
}: Pick<BankEntry, 'purpose' | 'reference'>): OrderMention[] => mentionsIn(`${purpose}\n||||\n${reference}`)

const isClosed = ({ status }: BankOrder) => status === 'cancelled' || status === 'refunded'

/** The order that a mention means: the only one, else the only one of which so much is due. */
function meant({ numbers, isWhole }: OrderMention, entry: BankEntry, { byNumber }: OrdersAtHand) {
  const known = numbers.flatMap((number) => byNumber.get(number) ?? [])
  const agreeing = known.filter((order) => dueOf(order) === entry.amount)
  const order = agreeing.length === 1 ? agreeing[0] : known[0]
  return order && { order, isSure: isWhole }
}

/** Why an order that the entry names is not simply paid by it; undefined if it is. */
function objection(
  order: BankOrder,
  entry: BankEntry,
  { paidByBank }: OrdersAtHand,
): MatchReason | undefined {
  if (isPaidUp(order) || paidByBank.has(order.number)) return 'double'
  if (isClosed(order) || order.paymentStatus === 'refunded') return 'closed'
  if (order.currency !== entry.currency) return 'foreign'
  const due = dueOf(order)
  if (entry.amount < due) return 'partial'
  return entry.amount > due ? 'more' : undefined
}

function matchSeveral(orders: readonly BankOrder[], entry: BankEntry): BankMatch {
  const sum = orders.reduce((total, order) => total + dueOf(order), 0)
  const isSum = sum === entry.amount && orders.every(({ currency }) => currency === entry.currency)
  if (isSum && isPayable({ orders })) return doubtful('several', orders)
  const exact = orders.filter((order) => dueOf(order) === entry.amount)
  return doubtful('sum', exact.length === 1 ? exact : orders)
}

/** Without a number amount and name lead to an order, which somebody has to look at. */
function matchByAmount(entry: BankEntry, { waiting, paidByBank }: OrdersAtHand): BankMatch {
  const agreeing = (waiting.get(entry.amount) ?? []).filter(
    ({ currency, number }) => currency === entry.currency && !paidByBank.has(number),
  )
  const named = agreeing.filter(({ customerName }) => areNamesAlike(customerName, entry.name))
  const [order, ...others] = named.length > 0 ? named : agreeing
  return order && others.length === 0 ? doubtful('noNumber', [order]) : UNKNOWN
}

function matchOne(entry: BankEntry, around: OrdersAtHand): BankMatch {
  const found = mentionsOf(entry).flatMap((mention) => meant(mention, entry, around) ?? [])
  const orders = [...new Map(found.map(({ order }) => [order.id, order])).values()]
  const [order, ...others] = orders
  if (entry.isReversal) return { certainty: 'none', reason: 'reversed', orders }
  if (!order) return matchByAmount(entry, around)
  if (others.length > 0) return matchSeveral(orders, entry)
  const reason = objection(order, entry, around)
  if (reason) return doubtful(reason, orders)
  const isSure = found.some((each) => each.isSure) || areNamesAlike(order.customerName, entry.name)
  if (!isSure) return doubtful('name', orders)
  return around.isOwnAccount(entry.account)
    ? { certainty: 'certain', reason: 'exact', orders }
    : doubtful('account', orders)
}

/** A way to match the entries of a file one by one, in its order: what an earlier one pays, a later one does not. */
export function matcherOf(entries: readonly BankEntry[], around: OrdersAtHand) {
  const reversed = new Set(
    entries
      .filter(({ isReversal }) => isReversal)
      .flatMap((entry) => mentionsOf(entry).flatMap(({ numbers }) => numbers)),
  )
  const paid = new Set(around.paidByBank)
  return (entry: BankEntry): BankMatch => {
    const match = matchOne(entry, { ...around, paidByBank: paid })
    if (match.certainty !== 'certain') return match
    for (const { number } of match.orders) {
      if (reversed.has(number)) return doubtful('reversed', match.orders)
      paid.add(number)
    }
    return match
  }
}
