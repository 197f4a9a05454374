import type { ActivityKind } from '@/shop/activity/activity'
import type { MailState } from '@/shop/mails/mails'
import type { Permission } from '@/shop/roles/permissions'

/** Tabs of the section. */
export const RECORD_TABS = ['activity', 'mails'] as const
export type RecordTab = (typeof RECORD_TABS)[number]
export const TAB_NEEDS: Readonly<Record<RecordTab, Permission>> = {
  activity: 'activity.read',
  mails: 'mails.read',
}

export interface ActivityFilters {
  readonly kind?: ActivityKind
  /** Administrator id. */
  readonly admin?: string
  /** Calendar dates `YYYY-MM-DD`, both inclusive. */
  readonly from?: string
  readonly to?: string
}
export const NO_ACTIVITY_FILTERS: ActivityFilters = {}
export type ActivityNotice = 'exported' | 'exportFailed'

export interface MailFilters {
  /** Complete email of the recipient; partial matches are not supported. */
  readonly search: string
  readonly state?: MailState
}
export const NO_MAIL_FILTERS: MailFilters = { search: '' }
export type MailNotice = 'resent' | 'resendFailed'
