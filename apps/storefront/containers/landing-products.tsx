import { useState } from 'react'
import { DEFAULT_CATEGORIES } from '@/domain/catalogue/product'
import { ProductSection } from '@/screens/storefront/home/product-section'
import { landingProducts } from '../queries/catalogue'
import { productSectionState } from '../queries/section-state'
import { useResource } from '../queries/use-resource'
import { addToCart, useAdding } from '../stores/adding'
import { toggleWish, useWishes } from '../stores/wishes'

export default function LandingProductsContainer() {
  const [category, setCategory] = useState<string>()
  const products = useResource(landingProducts(category))
  return (
    <ProductSection
      state={productSectionState(products)}
      categories={DEFAULT_CATEGORIES}
      category={category}
      onCategoryChange={setCategory}
      onRetry={products.retry}
      addStates={useAdding((state) => state.addStates)}
      wishedIds={useWishes((state) => state.ids)}
      onAdd={(product, picture) => void addToCart(product, picture)}
      onToggleWishlist={(product) => void toggleWish(product)}
    />
  )
}
