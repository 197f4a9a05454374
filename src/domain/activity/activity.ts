/** What administrators do, as the log names it: the kind of thing, then the deed. */
export const ACTIVITY_KINDS = [
  'order',
  'withdrawal',
  'product',
  'review',
  'image',
  'category',
  'cargo',
  'payment',
  'user',
  'admin',
  'coupon',
  'shop',
  'mail',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** Every deed that has a text of its own. */
export const ACTIVITY_ACTIONS = [
  'order.status',
  'order.payment',
  'order.cargo',
  'order.refund',
  'order.return',
  'order.address',
  'order.mail',
  'order.invoice',
  'withdrawal.match',
  'withdrawal.decide',
  'product.create',
  'product.update',
  'product.delete',
  'product.archive',
  'product.restore',
  'review.create',
  'review.delete',
  'image.create',
  'image.delete',
  'image.primary',
  'image.update',
  'category.create',
  'category.update',
  'category.delete',
  'cargo.create',
  'cargo.update',
  'cargo.toggle',
  'cargo.delete',
  'payment.settings',
  'user.status',
  'user.premium',
  'user.export',
  'user.anonymize',
  'admin.create',
  'admin.update',
  'admin.profile',
  'admin.password',
  'admin.reset',
  'coupon.create',
  'coupon.update',
  'coupon.delete',
  'shop.update',
  'mail.resend',
] as const

/** A field before and after; as text, undefined where there was or is nothing. */
export interface FieldChange {
  readonly field: string
  readonly from?: string
  readonly to?: string
}

export interface ActivityEntry {
  readonly id: string
  /** ISO 8601 instant. */
  readonly at: string
  readonly actor: string
  /** `product.update` for example. */
  readonly action: string
  readonly subjectId: string
  /** Of the thing as it was called then; '' where it has no name. */
  readonly name: string
  readonly changes: readonly FieldChange[]
}
