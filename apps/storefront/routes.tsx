import { matchPath } from 'react-router-dom'
import { chunk, type Chunk } from './chunk'
import { landingHero, landingMore, landingProducts as landingShelf, productTabs, productView } from './parts'
import { landingProducts, productBySlug, shopPayment } from './queries/catalogue'
import type { Resource } from './queries/resource-cache'

/** What the server needs of a chunk, whatever its props. */
type Part = Pick<Chunk<never>, 'preload' | 'words'>

export interface Page {
  readonly path: string
  readonly View: Chunk<object>
  /** Chunks below the first view that the server renders, too. */
  readonly parts?: readonly Part[]
  /** What the server reads before it renders; a page without is rendered in the browser. */
  readonly resources?: (
    params: Readonly<Record<string, string | undefined>>,
    search: URLSearchParams,
  ) => readonly Resource<unknown>[]
}

export const pages: readonly Page[] = [
  {
    path: '/',
    View: chunk('containers/landing.tsx', [], () => import('./containers/landing')),
    parts: [landingHero, landingShelf, landingMore],
    resources: () => [landingProducts(), shopPayment],
  },
  {
    path: '/product/:slug',
    View: chunk('containers/product.tsx', [], () => import('./containers/product')),
    parts: [productView, productTabs],
    resources: ({ slug = '' }) => [productBySlug(slug), shopPayment],
  },
  {
    path: '/checkout',
    View: chunk('containers/checkout.tsx', ['cart', 'checkout'], () => import('./containers/checkout')),
  },
]

export const notFoundPage = chunk('containers/not-found.tsx', [], () => import('./containers/not-found'))

export function pageAt(pathname: string) {
  for (const page of pages) {
    const match = matchPath({ path: page.path, end: true }, pathname)
    if (match) return { page, params: match.params }
  }
  return undefined
}
