import { useState } from 'react'
import type { Page } from '@/client/shared/page'
import type { ProductSummary } from '@/domain/catalogue/product'
import type { CatalogueState } from '@/screens/storefront/catalogue/catalogue-types'
import type { ResourceState } from './resource-cache'

/** The products of the last answer stay until the next one is there. */
export function useCatalogueState(found: ResourceState<Page<ProductSummary>>): CatalogueState {
  const [last, setLast] = useState(found.status === 'ready' ? found.data : undefined)
  if (found.status === 'ready' && found.data !== last) setLast(found.data)
  if (found.status === 'error') return { status: 'error' }
  const shown = found.status === 'ready' ? found.data : last
  if (!shown) return { status: 'loading' }
  const refreshing = found.status === 'loading'
  if (shown.items.length === 0) return { status: refreshing ? 'loading' : 'empty' }
  const { items, page, pages, total } = shown
  return { status: 'ready', products: items, page, totalPages: pages, total, refreshing }
}
