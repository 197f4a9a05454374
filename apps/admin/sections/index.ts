import { activity } from './activity/section'
import { analytics } from './analytics/section'
import { cargo } from './cargo/section'
import { categories } from './categories/section'
import { coupons } from './coupons'
import { dashboard } from './dashboard/section'
import type { SectionDefinition } from './definition'
import { orders } from './orders/section'
import { payments } from './payments/section'
import { products } from './products/section'
import { returns } from './returns'
import { germany, mobile, settings, turkey } from './samples/sections'
import { shop } from './shop/section'
import { staff } from './staff/section'
import { users } from './users/section'

/** All sections, in the order of the navigation and the command palette. */
export const sections: readonly SectionDefinition[] = [
  dashboard,
  orders,
  returns,
  products,
  categories,
  cargo,
  payments,
  germany,
  turkey,
  mobile,
  analytics,
  users,
  staff,
  coupons,
  shop,
  activity,
  settings,
]

/** The section named in the URL, else the dashboard. */
export const sectionOf = (id: string | null): SectionDefinition =>
  sections.find((section) => section.id === id) ?? dashboard
