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
  /** Sections below the products, usually `LandingMore`; may be its own chunk. */
  more: ReactNode
}

/**
 * The first page of the shop: what it sells, why, and who says so. States are those of its products: loading, error,
 * empty, ready.
 */
export function LandingPage({ highlight, more, ...products }: LandingPageProps) {
  return (
    <>
      <LandingHead highlight={highlight} />
      <ProductSection {...products} />
      {more}
    </>
  )
}
