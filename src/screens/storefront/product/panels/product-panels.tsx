import type { ProductDetail } from '../../../../domain/catalogue/product'
import { BenefitsPanel } from './benefits-panel'
import { IngredientsPanel } from './ingredients-panel'
import { ReviewsPanel } from './reviews-panel'

export interface ProductPanelsProps {
  product: ProductDetail
  tab: 'ingredients' | 'benefits' | 'reviews'
}

const panels = { ingredients: IngredientsPanel, benefits: BenefitsPanel, reviews: ReviewsPanel }

/** What stands behind the product's tabs at first, so that a page may load it after what is seen. */
export function ProductPanels({ product, tab }: ProductPanelsProps) {
  const Panel = panels[tab]
  return <Panel product={product} />
}
