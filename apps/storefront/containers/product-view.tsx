import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isFailure } from '@/client/shared/failure'
import type { ProductDetail as Product } from '@/domain/catalogue/product'
import { ProductDetail, type ProductDetailState } from '@/screens/storefront/product/product-detail'
import type { ProductTab } from '@/screens/storefront/product/product-tabs'
import { Later } from '../later'
import { productTabs as Tabs } from '../parts'
import type { ResourceState } from '../queries/resource-cache'
import { addToCart, useAdding } from '../stores/adding'
import { openOverlay } from '../stores/overlay'
import { useSession } from '../stores/session'
import { say } from '../stores/toasts'
import { toggleWish, useWishes } from '../stores/wishes'

function stateOf(product: ResourceState<Product>): ProductDetailState {
  if (product.status === 'ready') return { status: 'ready', product: product.data }
  if (product.status === 'loading') return product
  const isMissing = isFailure(product.error) && product.error.code === 'NOT_FOUND'
  return { status: isMissing ? 'notFound' : 'error' }
}

export interface ProductViewProps {
  product: ResourceState<Product>
  onRetry: () => void
}

export default function ProductViewContainer({ product, onRetry }: ProductViewProps) {
  const state = stateOf(product)
  const navigate = useNavigate()
  const signedIn = useSession(({ user }) => user !== null)
  const [tab, setTab] = useState<ProductTab>('description')
  const handleExpress = ({ id }: Product, quantity: number) => {
    if (signedIn) return void navigate('/checkout', { state: { express: { productId: id, quantity } } })
    say('expressNeedsLogin')
    openOverlay({ kind: 'auth', mode: 'login', then: 'stay' })
  }
  return (
    <ProductDetail
      state={state}
      onRetry={onRetry}
      addStates={useAdding(({ addStates }) => addStates)}
      wishedIds={useWishes(({ ids }) => ids)}
      onAdd={(related, picture) => void addToCart(related, picture)}
      onAddToCart={(shown, quantity, picture) => void addToCart(shown, picture, quantity)}
      onToggleWishlist={(wished) => void toggleWish(wished)}
      onExpressBuy={handleExpress}
      onShowReviews={() => setTab('reviews')}
      tabs={
        state.status === 'ready' && (
          <Later when="seen">
            <Tabs product={state.product} tab={tab} onTabChange={setTab} />
          </Later>
        )
      }
    />
  )
}
