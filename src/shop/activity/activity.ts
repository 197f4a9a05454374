/** Kinds of administrator actions in the activity log: `<subject>.<action>`. */
export const ACTIVITY_KINDS = [
  'order',
  'withdrawal',
  'product',
  'review',
  'image',
  'video',
  'category',
  'cargo',
  'payment',
  'user',
  'admin',
  'role',
  'coupon',
  'shop',
  'mail',
  'search',
  'subscription',
  'apiKey',
  'webhook',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** Actions that have a label of their own in the log. */
export const ACTIVITY_ACTIONS = [
  'order.status',
  'order.payment',
  'order.bank',
  'order.cargo',
  'order.refund',
  'order.return',
  'order.address',
  'order.mail',
  'order.invoice',
  'order.credit_note',
  'withdrawal.match',
  'withdrawal.decide',
  'product.create',
  'product.update',
  'product.delete',
  'product.archive',
  'product.restore',
  'review.create',
  'review.delete',
  'review.approve',
  'review.hide',
  'review.answer',
  'review.settings',
  'image.create',
  'image.delete',
  'image.primary',
  'image.update',
  'video.create',
  'video.update',
  'video.delete',
  'category.create',
  'category.update',
  'category.delete',
  'cargo.create',
  'cargo.update',
  'cargo.toggle',
  'cargo.delete',
  'payment.settings',
  'user.create',
  'user.status',
  'user.update',
  'user.premium',
  'user.export',
  'user.exportList',
  'user.anonymize',
  'admin.create',
  'admin.update',
  'admin.profile',
  'admin.password',
  'admin.reset',
  'admin.undo',
  'admin.login',
  'admin.failedLogin',
  'admin.factorOn',
  'admin.factorOff',
  'admin.factorDemand',
  'admin.codes',
  'admin.passkeyAdd',
  'admin.passkeyRemove',
  'role.create',
  'role.update',
  'role.delete',
  'coupon.create',
  'coupon.update',
  'coupon.codes',
  'coupon.delete',
  'shop.update',
  'shop.clear',
  'mail.resend',
  'mail.texts',
  'view.create',
  'view.update',
  'view.delete',
  'search.synonyms',
  'subscription.pause',
  'subscription.resume',
  'subscription.skip',
  'subscription.end',
  'subscription.match',
  'subscription.settle',
  'apiKey.create',
  'apiKey.revoke',
  'webhook.create',
  'webhook.update',
  'webhook.secret',
  'webhook.delete',
] as const

/** A field's value before and after a change, as text; undefined if there was or is no value. */
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
  /** For example `product.update`. */
  readonly action: string
  readonly subjectId: string
  /** Name of the affected record at that time; '' if it has none. */
  readonly name: string
  readonly changes: readonly FieldChange[]
}
