import type { MappedComponent } from './keyboard-map'

/** How stable a component's props are. */
export const MATURITIES = {
  stable: 'In use in the shop or the back office. Breaking changes come with migration instructions.',
  new: 'Added or rebuilt in this version. In use, but details may still change.',
  experimental: 'Not used by any screen yet. Its props may change without notice.',
} as const
export type Maturity = keyof typeof MATURITIES

/** Badge variant per maturity level. */
export const maturityLooks = {
  stable: 'soft',
  new: 'accent',
  experimental: 'sample',
} as const satisfies Record<Maturity, string>

/** Components that are not stable. A test checks that `experimental` ones are not used by any screen. */
const exceptions: Partial<Record<MappedComponent, Maturity>> = {
  Carousel: 'experimental',
  'Chart frame': 'new',
  'Multi combobox': 'new',
  Select: 'experimental',
  Tooltip: 'experimental',
}

export const maturityOf = (component: MappedComponent): Maturity => exceptions[component] ?? 'stable'
