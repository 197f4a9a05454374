import { LEGAL_PAGES } from '@/shop/shop-details/shop-details'
import { paymentQuery } from '../../features/checkout/payment-queries'
import { legalTextQuery } from '../../features/shop/shop-queries'
import type { Application } from '../../features/application'
import { definePage, type Visit } from '../page'

export const legalPages = LEGAL_PAGES.map((name) =>
  definePage({
    folder: 'legal',
    path: `/legal/${name}`,
    load: () => import('./view'),
    namespaces: ['legal'],
    ...(import.meta.env.SSR && {
      loader: (application: Application, { language }: Visit) => [
        application.queries.prefetchQuery(legalTextQuery(application, name, language)),
        application.queries.prefetchQuery(paymentQuery(application)),
      ],
      storedBy: ['lang'],
      sitemap: () => [{ path: `/legal/${name}` }],
    }),
  }),
)
