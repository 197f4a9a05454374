import type { ReactNode } from 'react'
import { LandingHead, type LandingHeadProps } from './landing-head'
import { ProductSection, type ProductSectionProps } from './product-section'

type SectionProps = Pick<
  ProductSectionProps,
  | 'state'
  | 'categories'
  | 'category'
  | 'onCategoryChange'
  | 'onRetry'
  | 'addStates'
  | 'wishedIds'
  | 'onAdd'
  | 'onToggleWishlist'
>

export interface LandingPageProps extends SectionProps, LandingHeadProps {
  /** What follows the products, `LandingMore` as a rule. */
  more: ReactNode
}

/** The home page between header and footer. States are those of its products: loading, error, empty, ready. */
export function LandingPage({ highlight, more, ...products }: LandingPageProps) {
  return (
    <>
      <LandingHead highlight={highlight} />
      <ProductSection {...products} />
      {more}
    </>
  )
}
