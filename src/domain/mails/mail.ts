/** Waiting for its next attempt, handed over, or set aside after the last attempt. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** A mail of the shop, without what it says. */
export interface MailRow {
  readonly id: string
  /** Of its template: `paid` for example. */
  readonly kind: string
  readonly recipient: string
  readonly state: MailState
  readonly attempts: number
  readonly lastError?: string
  /** ISO 8601 instants. */
  readonly createdAt: string
  readonly sentAt?: string
  /** Of a waiting mail. */
  readonly nextAttemptAt?: string
}

/** Kinds of mail that have a name in the back office. */
export const MAIL_KINDS = [
  'placed',
  'paid',
  'shipped',
  'cancelled',
  'reminder',
  'withdrawal',
  'reset',
  'verification',
  'account-deleted',
  'stock-notice',
  'back-in-stock',
  'refunded',
  'withdrawal-accepted',
  'withdrawal-refused',
  'shop-withdrawal',
  'staff-invitation',
  'staff-reset',
  'low-stock',
] as const
