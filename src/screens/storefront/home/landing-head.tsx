import type { ProductSummary } from '@/shop/catalogue/product'
import { Hero } from './hero'
import { Stats } from './stats'

/** Slug of the product in the middle of the hero image, to be passed as `highlight`. */
export const HERO_SLUG = 'abendruhe'

export interface LandingHeadProps {
  /** Product of the hero image (see `HERO_SLUG`); undefined until it is loaded. */
  highlight?: ProductSummary
}

/** Sections visible without scrolling. */
export function LandingHead({ highlight }: LandingHeadProps) {
  return (
    <>
      <Hero highlight={highlight} />
      <Stats />
    </>
  )
}
