import type { ProductDetail } from '../../../../domain/catalogue/product'
import { BenefitsPanel } from './benefits-panel'
import { IngredientsPanel } from './ingredients-panel'
import { ReviewsPanel } from './reviews-panel'

export interface ProductPanelsProps {
  product: ProductDetail
  tab: 'ingredients' | 'benefits' | 'reviews'
}

const panels = { ingredients: IngredientsPanel, benefits: BenefitsPanel, reviews: ReviewsPanel }

/** Panels of the tabs that are not visible at first, so that a page can load them in a separate chunk. */
export function ProductPanels({ product, tab }: ProductPanelsProps) {
  const Panel = panels[tab]
  return <Panel product={product} />
}
