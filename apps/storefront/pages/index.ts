import { matchPath } from 'react-router-dom'
import { lazyView } from '../app/lazy-view'
import { adviserPage } from './adviser/page'
import { cartLinkPage } from './cart-link/page'
import { cataloguePage } from './catalogue/page'
import { checkoutPage, subscribePage } from './checkout/page'
import { landingPage } from './landing/page'
import { legalPages } from './legal/page'
import { mailLinkPages } from './mail-links/page'
import { ordersPage } from './orders/page'
import type { PageDefinition, PageProps } from './page'
import { productPage } from './product/page'
import { reviewsPage } from './reviews/page'
import { wishlistPage } from './wishlist/page'

/** All pages of the storefront; used by router, server renderer, API and sitemap. */
export const pages: readonly PageDefinition[] = [
  landingPage,
  cataloguePage,
  productPage,
  reviewsPage,
  adviserPage,
  checkoutPage,
  ordersPage,
  cartLinkPage,
  wishlistPage,
  // Before the page whose slug one of them would be.
  ...mailLinkPages,
  subscribePage,
  ...legalPages,
]

/** Shown for unknown paths. */
export const notFound = {
  View: lazyView<PageProps>({ namespaces: [], load: () => import('./not-found/view') }),
  source: 'pages/not-found/view.tsx',
}

export function pageAt(
  pathname: string,
): { readonly page: PageDefinition; readonly params: PageProps['params'] } | undefined {
  for (const page of pages) {
    const match = matchPath({ path: page.path, end: true }, pathname)
    if (match) return { page, params: match.params }
  }
  return undefined
}
