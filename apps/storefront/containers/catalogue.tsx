import '../all.css'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { DEFAULT_CATEGORIES } from '@/domain/catalogue/product'
import { CataloguePage } from '@/screens/storefront/catalogue/catalogue-page'
import { catalogueHref, readCatalogue } from '../catalogue-address'
import { cataloguePage, categoryNames } from '../queries/catalogue-page'
import { useCatalogueState } from '../queries/use-catalogue-state'
import { useResource } from '../queries/use-resource'
import { addToCart, useAdding } from '../stores/adding'
import { toggleWish, useWishes } from '../stores/wishes'
import { useCatalogueTitle } from '../use-title'

export default function CatalogueContainer() {
  const navigate = useNavigate()
  const place = readCatalogue(useSearchParams()[0])
  const { retry, ...found } = useResource(cataloguePage(place))
  const categories = useResource(categoryNames)
  useCatalogueTitle(place.category)
  return (
    <CataloguePage
      state={useCatalogueState(found)}
      query={place}
      categories={categories.status === 'ready' ? categories.data : DEFAULT_CATEGORIES}
      onQueryChange={(change) =>
        void navigate(catalogueHref({ ...place, ...change, page: 1 }), { state: { keepsPlace: true } })
      }
      pageHref={(page) => catalogueHref({ ...place, page })}
      onRetry={retry}
      addStates={useAdding((state) => state.addStates)}
      wishedIds={useWishes((state) => state.ids)}
      onAdd={(product, picture) => void addToCart(product, picture)}
      onToggleWishlist={(product) => void toggleWish(product)}
    />
  )
}
