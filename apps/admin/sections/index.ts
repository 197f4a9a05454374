import { PERMISSIONS, type Permission } from '@/shop/roles/permissions'
import { activity } from './activity/section'
import { analytics } from './analytics/section'
import { bank } from './bank'
import { bookkeeping } from './bookkeeping'
import { cargo } from './cargo/section'
import { categories } from './categories/section'
import { coupons } from './coupons'
import { dashboard } from './dashboard/section'
import type { SectionDefinition } from './definition'
import { integrations } from './integrations'
import { orders } from './orders/section'
import { payments } from './payments/section'
import { products } from './products/section'
import { returns } from './returns'
import { reviews } from './reviews'
import { roles } from './roles'
import { germany, mobile, settings, turkey } from './samples/sections'
import { shop } from './shop/section'
import { staff } from './staff/section'
import { subscriptions } from './subscriptions'
import { synonyms } from './synonyms'
import { users } from './users/section'

/** All sections, in the order of the navigation and the command palette. */
export const sections: readonly SectionDefinition[] = [
  dashboard,
  orders,
  returns,
  subscriptions,
  products,
  categories,
  coupons,
  reviews,
  users,
  bank,
  bookkeeping,
  analytics,
  cargo,
  payments,
  synonyms,
  shop,
  staff,
  roles,
  integrations,
  activity,
  germany,
  turkey,
  mobile,
  settings,
]

export const mayOpen = ({ needs }: SectionDefinition, permissions: readonly Permission[]): boolean =>
  needs.some((each) => permissions.includes(each))

/** Whether the address opens a form that these permissions do not allow. */
export const isClosedEditor = (
  { editor }: SectionDefinition,
  params: URLSearchParams,
  permissions: readonly Permission[],
): boolean =>
  editor !== undefined &&
  Boolean(params.get(editor.param)) &&
  params.get('mode') !== 'view' &&
  !permissions.includes(editor.needs)

/** The section named in the URL, else the first that may be seen, which is the dashboard. */
export const sectionOf = (
  id: string | null,
  permissions: readonly Permission[] = PERMISSIONS,
): SectionDefinition =>
  sections.find((section) => section.id === id) ??
  sections.find((section) => mayOpen(section, permissions)) ??
  dashboard
