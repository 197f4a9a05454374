import { isPayable, type BankEntry, type BankOrder } from './bank-statements'
import { byDue, type OrdersAtHand } from './match-entries'

/** An unpaid order of 58.20 EUR. */
export const bankOrder = (sequence: number, changes: Partial<BankOrder> = {}): BankOrder => ({
  id: `00000000-0000-4000-8000-${String(sequence).padStart(12, '0')}`,
  number: `VD-2026-${String(sequence).padStart(6, '0')}`,
  platform: 'germany',
  status: 'pending',
  paymentStatus: 'pending',
  customerName: 'Sabine Lang',
  city: 'München',
  total: 5820,
  outstanding: 0,
  currency: 'EUR',
  ...changes,
})

/** A payment of 58.20 EUR by Sabine Lang. */
export const bankEntry = (purpose: string, changes: Partial<BankEntry> = {}): BankEntry => ({
  account: 'DE02120300000000202051',
  bookedOn: '2026-11-26',
  amount: 5820,
  currency: 'EUR',
  name: 'Sabine Lang',
  iban: 'DE89370400440532013000',
  purpose,
  reference: '',
  isReversal: false,
  ...changes,
})

export function ordersAtHand(
  orders: readonly BankOrder[],
  changes: Partial<OrdersAtHand> = {},
): OrdersAtHand {
  const unpaid = orders.filter((order) => isPayable({ orders: [order] }) && order.status === 'pending')
  return {
    byNumber: new Map(orders.map((order) => [order.number, order])),
    waiting: byDue(unpaid),
    paidByBank: new Set(),
    isOwnAccount: () => true,
    ...changes,
  }
}
