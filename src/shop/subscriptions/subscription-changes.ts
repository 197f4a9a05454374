import { PAYMENT_METHODS } from '../payments/payment-methods'
import { PAUSE_REASONS, type SubscriptionChange } from './subscription'

const OF_DAYS: readonly SubscriptionChange['kind'][] = ['skip', 'move', 'short', 'resume', 'ending']

function keyOf({ kind, to }: SubscriptionChange) {
  if (kind === 'pause') return `pause.${PAUSE_REASONS.find((cause) => cause === to) ?? 'shop'}` as const
  if (kind === 'payment')
    return `payment.${PAYMENT_METHODS.find((method) => method === to) ?? 'bank_transfer'}` as const
  return kind
}

/** The text that names a change, with what it fills in. @param day formats `YYYY-MM-DD` */
export function changeText(change: SubscriptionChange, day: (date: string) => string) {
  const { kind, from, to } = change
  const shown = (value: string | null) =>
    value !== null && OF_DAYS.includes(kind) ? day(value) : (value ?? '')
  return { key: keyOf(change), values: { from: shown(from), to: shown(to) } }
}
