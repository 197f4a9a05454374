import { useState } from 'react'
import type { ProductDetail } from '@/shop/catalogue/product-detail'
import type { ProductPanelsProps } from '@/screens/storefront/product/panels/product-panels'
import { ErrorBoundary } from '../../app/error-boundary'
import { lazyView } from '../../app/lazy-view'
import { useServed } from '../../app/served'
import { OverlayFailure } from '../../features/overlays/overlay-failure'

/** Content of the tabs. */
export const Panels = lazyView<ProductPanelsProps>({
  namespaces: ['product', 'reviews'],
  load: () =>
    import('@/screens/storefront/product/panels/product-panels').then(({ ProductPanels }) => ({
      default: ProductPanels,
    })),
})

const idOf = ({ id }: ProductDetail) => `description-${id}`

/** The description as it stands in a page from the server: its code waits until another size or page is opened. */
export const useServedDescription = (product: ProductDetail | null | undefined) =>
  useServed(product, product ? idOf(product) : undefined)

interface PanelProps extends ProductPanelsProps {
  served: ReturnType<typeof useServedDescription>
  /** Called when it is said that the code could not be loaded, and read. */
  onClose: () => void
}

/** A tab's content; without its code the tab says so, and the product remains usable. */
export function Panel({ served, onClose, ...panel }: PanelProps) {
  const [isClosed, setClosed] = useState(false)
  const { product, tab } = panel
  if (tab === 'description' && served?.of === product)
    return <div id={idOf(product)} dangerouslySetInnerHTML={{ __html: served.html }} />
  const failure = (error: unknown) =>
    !isClosed && (
      <OverlayFailure
        error={error}
        onClose={() => {
          setClosed(true)
          onClose()
        }}
      />
    )
  return (
    <div id={tab === 'description' ? idOf(product) : undefined}>
      <ErrorBoundary fallback={failure}>
        <Panels {...panel} />
      </ErrorBoundary>
    </div>
  )
}
