import { matchPath } from 'react-router-dom'
import { chunk, type Chunk } from './chunk'

export interface Page {
  readonly path: string
  readonly View: Chunk<object>
}

/** What the server reads and renders for them stands in server-pages.ts. */
export const pages: readonly Page[] = [
  {
    path: '/',
    View: chunk('containers/landing.tsx', [], () => import('./containers/landing')),
  },
  {
    path: '/products',
    View: chunk('containers/catalogue.tsx', ['catalogue', 'product'], () => import('./containers/catalogue')),
  },
  {
    path: '/product/:slug',
    View: chunk('containers/product.tsx', [], () => import('./containers/product')),
  },
  {
    path: '/checkout',
    View: chunk('containers/checkout.tsx', ['cart', 'checkout'], () => import('./containers/checkout')),
  },
  {
    path: '/orders',
    View: chunk(
      'containers/orders-page.tsx',
      ['account', 'cart', 'checkout'],
      () => import('./containers/orders-page'),
    ),
  },
  {
    path: '/reset-password',
    View: chunk('containers/reset-password.tsx', ['auth'], () => import('./containers/reset-password')),
  },
  {
    path: '/legal/:name',
    View: chunk('containers/legal.tsx', ['legal'], () => import('./containers/legal')),
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
