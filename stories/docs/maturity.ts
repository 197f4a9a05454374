import type { MappedComponent } from './keyboard-map'

/** What may be expected of a component's props. */
export const MATURITIES = {
  stable: 'Used by the shop and the back office. What its props mean only changes with a way to move on.',
  new: 'Came or was rebuilt in this version. In use, and may still be refined.',
  experimental: 'No screen draws it yet. Its props may change without notice.',
} as const
export type Maturity = keyof typeof MATURITIES

/** Those that are not stable; a test holds `experimental` to what no screen draws. */
const exceptions: Partial<Record<MappedComponent, Maturity>> = {
  Carousel: 'experimental',
  'Chart frame': 'new',
  'Multi combobox': 'new',
  Select: 'experimental',
  Tooltip: 'experimental',
}

export const maturityOf = (component: MappedComponent): Maturity => exceptions[component] ?? 'stable'
