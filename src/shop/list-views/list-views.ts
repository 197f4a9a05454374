import * as z from 'zod/mini'
import type { Permission } from '../roles/permissions'
import { required } from '../shared/fields'

/** Lists of the back office whose filters are kept as views, with what is needed to see them. */
export const VIEW_SECTIONS = {
  orders: 'orders.read',
  products: 'catalogue.read',
  users: 'customers.read',
  coupons: 'coupons.read',
  returns: 'returns.read',
  reviews: 'reviews.read',
  subscriptions: 'orders.read',
  categories: 'catalogue.read',
  cargo: 'cargo.read',
  activity: 'activity.read',
  mails: 'mails.read',
} as const satisfies Readonly<Record<string, Permission>>
export type ViewSection = keyof typeof VIEW_SECTIONS
export const VIEW_SECTION_NAMES = [
  'orders',
  'products',
  'users',
  'coupons',
  'returns',
  'reviews',
  'subscriptions',
  'categories',
  'cargo',
  'activity',
  'mails',
] as const satisfies readonly ViewSection[]

/** Whoever has it changes and removes the shared views of others. */
export const MANAGES_SHARED: Permission = 'staff.write'

/** Views that one administrator may keep in one section. */
export const MOST_VIEWS = 50
/** Characters of a name, and of filters as they stand in the address. */
export const VIEW_NAME_LENGTH = 40
export const VIEW_QUERY_LENGTH = 1_000

/** What is said of a view when it is saved or changed. */
export const viewForm = z.object({ name: required(VIEW_NAME_LENGTH), isShared: z.boolean() })
export type ViewForm = z.output<typeof viewForm>

/** Filters and order of a list, under a name. */
export interface ListView {
  readonly id: string
  readonly name: string
  /** Filters and order as they stand in the address: `status=valid&payment=pending`. */
  readonly query: string
  /** Seen by everybody who may open the section. */
  readonly isShared: boolean
  /** Name of who keeps it; undefined for one's own. */
  readonly owner?: string
}

export interface ViewInput extends Readonly<ViewForm> {
  readonly query: string
}
