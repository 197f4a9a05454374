import { LandingHead, type LandingHeadProps } from './landing-head'
import { LandingMore } from './landing-more'
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

export interface LandingPageProps extends SectionProps, LandingHeadProps {}

/** The home page between header and footer. States are those of its products: loading, error, empty, ready. */
export function LandingPage({ highlight, ...products }: LandingPageProps) {
  return (
    <>
      <LandingHead highlight={highlight} />
      <ProductSection {...products} />
      <LandingMore />
    </>
  )
}
