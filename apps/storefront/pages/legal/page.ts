import { LEGAL_PAGES } from '@/screens/storefront/legal/legal-types'
import { paymentQuery } from '../../features/checkout/payment-queries'
import { definePage } from '../page'

export const legalPages = LEGAL_PAGES.map((name) =>
  definePage({
    folder: 'legal',
    path: `/legal/${name}`,
    load: () => import('./view'),
    namespaces: ['legal'],
    loader: (application) => [application.queries.prefetchQuery(paymentQuery(application))],
    storedBy: ['lang'],
    sitemap: () => [{ path: `/legal/${name}` }],
  }),
)
