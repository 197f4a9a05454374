import { useEffect, useRef } from 'react'
import type { ProductDetail } from '@/shop/catalogue/product-detail'
import { BenefitsPanel } from './benefits-panel'
import { DescriptionPanel } from './description-panel'
import { IngredientsPanel } from './ingredients-panel'
import { ReviewsPanel } from './reviews-panel'

export interface ProductPanelsProps {
  product: ProductDetail
  tab: 'description' | 'ingredients' | 'benefits' | 'reviews'
  /** Heading on paper, which has no tabs. */
  title: string
  /** False for what only paper shows. */
  isShown: boolean
}

const panels = {
  description: DescriptionPanel,
  ingredients: IngredientsPanel,
  benefits: BenefitsPanel,
  reviews: ReviewsPanel,
}

/** Content of the tabs, so that a page can load it in a separate chunk. */
export function ProductPanels({ product, tab, title, isShown }: ProductPanelsProps) {
  const Panel = panels[tab]
  const content = useRef<HTMLDivElement>(null)
  // A tab that was chosen by a link elsewhere may lie beyond the edge of a phone's row.
  useEffect(() => {
    if (!isShown) return
    const chosen = content.current?.closest('[data-slot=tabs]')?.querySelector('[aria-selected=true]')
    const row = chosen?.parentElement
    if (!chosen || !row) return
    const [{ left, right }, edges] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()]
    row.scrollLeft += Math.min(0, left - edges.left) + Math.max(0, right - edges.right)
  }, [isShown])
  return (
    <div ref={content}>
      <h2 className="mb-4 hidden font-serif text-title-l print:block">{title}</h2>
      <Panel product={product} />
    </div>
  )
}
