import type { ComponentType } from 'react'
import {
  BagIcon,
  BoxIcon,
  CardIcon,
  ChartIcon,
  GlobeIcon,
  GridIcon,
  HomeIcon,
  SettingsIcon,
  SmartphoneIcon,
  TagIcon,
  TruckIcon,
  UsersIcon,
  type IconProps,
} from '../../../icons'

/** Sections of the back office in A2's order; the ids stand in the address. */
export const SECTIONS = [
  'dashboard',
  'orders',
  'products',
  'categories',
  'cargo',
  'payment-settings',
  'germany',
  'turkey',
  'mobile',
  'analytics',
  'users',
  'coupons',
  'settings',
] as const
export type Section = (typeof SECTIONS)[number]

export const isSection = (value: unknown): value is Section =>
  typeof value === 'string' && SECTIONS.some((section) => section === value)

export const sectionIcons: Readonly<Record<Section, ComponentType<IconProps>>> = {
  dashboard: HomeIcon,
  orders: BagIcon,
  products: BoxIcon,
  categories: GridIcon,
  cargo: TruckIcon,
  'payment-settings': CardIcon,
  germany: GlobeIcon,
  turkey: GlobeIcon,
  mobile: SmartphoneIcon,
  analytics: ChartIcon,
  users: UsersIcon,
  coupons: TagIcon,
  settings: SettingsIcon,
}

/** As the sidebar shows them: daily work first, then the platforms, then the system. */
export const sectionGroups = [
  {
    id: 'work',
    sections: [
      'dashboard',
      'orders',
      'products',
      'categories',
      'cargo',
      'coupons',
      'users',
      'payment-settings',
    ],
  },
  { id: 'platforms', sections: ['germany', 'turkey', 'mobile'] },
  { id: 'system', sections: ['analytics', 'settings'] },
] as const satisfies readonly { id: string; sections: readonly Section[] }[]

export const sectionHref = (section: Section): string =>
  section === 'dashboard' ? '/admin/dashboard' : `/admin/dashboard?section=${section}`
