import type { ProductSummary } from '../../../domain/catalogue/product'
import { Hero } from './hero'
import { Stats } from './stats'

/** Slug of the product that stands in the middle of the hero scene: the `highlight` to pass. */
export const HERO_SLUG = 'abendruhe'

export interface LandingHeadProps {
  /** The product of the hero picture, once it is known; see `HERO_SLUG`. */
  highlight?: ProductSummary
}

/** What a visitor sees first. */
export function LandingHead({ highlight }: LandingHeadProps) {
  return (
    <>
      <Hero highlight={highlight} />
      <Stats />
    </>
  )
}
