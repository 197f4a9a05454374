/** Queued for its next attempt, accepted by the mail server, or given up after the last attempt. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** An outgoing mail, without its content. */
export interface MailRow {
  readonly id: string
  /** Name of the template, for example `paid`. */
  readonly kind: string
  readonly recipient: string
  readonly orderNumber?: string
  readonly state: MailState
  readonly attempts: number
  readonly lastError?: string
  /** ISO 8601 instants. */
  readonly createdAt: string
  readonly sentAt?: string
  /** Only for a waiting mail. */
  readonly nextAttemptAt?: string
}

/** A mail as its recipient sees it. */
export interface MailPreview {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** The order whose data it shows; null: they are made up. */
  readonly orderNumber: string | null
}

/** Kinds of mail that have a label in the back office. */
export const MAIL_KINDS = [
  'placed',
  'paid',
  'shipped',
  'cancelled',
  'changed',
  'reminder',
  'withdrawal',
  'reset',
  'verification',
  'account-made',
  'account-deleted',
  'passkey-added',
  'passkey-removed',
  'stock-notice',
  'back-in-stock',
  'price-drop',
  'review-request',
  'subscription-started',
  'subscription-announced',
  'subscription-changed',
  'subscription-moved',
  'subscription-paused',
  'subscription-ended',
  'termination-received',
  'refunded',
  'withdrawal-accepted',
  'withdrawal-refused',
  'shop-withdrawal',
  'shop-unmatched',
  'staff-invitation',
  'staff-reset',
  'staff-address-changed',
  'staff-address-undone',
  'staff-access',
  'payee-changed',
  'low-stock',
  'staff-factor-removed',
  'staff-sign-in',
  'webhook-disabled',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** Kinds that the log has: also a test that an administrator sent to themselves. */
export const LOGGED_KINDS = [...MAIL_KINDS, 'test'] as const
