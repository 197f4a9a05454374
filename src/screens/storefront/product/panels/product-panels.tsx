import { useEffect, useRef } from 'react'
import type { ProductDetail } from '@/shop/catalogue/product'
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
  const content = useRef<HTMLDivElement>(null)
  // A tab that was chosen by a link elsewhere may lie beyond the edge of a phone's row.
  useEffect(() => {
    const chosen = content.current?.closest('[data-slot=tabs]')?.querySelector('[aria-selected=true]')
    const row = chosen?.parentElement
    if (!chosen || !row) return
    const [{ left, right }, edges] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()]
    row.scrollLeft += Math.min(0, left - edges.left) + Math.max(0, right - edges.right)
  }, [tab])
  return (
    <div ref={content}>
      <Panel product={product} />
    </div>
  )
}
