import type { Application } from '../../features/application'
import { definePage, type Visit } from '../page'

export const adviserPage = definePage({
  folder: 'adviser',
  path: '/berater',
  load: () => import('./view'),
  namespaces: ['adviser', 'product'],
  // Left out of the browser's first view, which starts with the definitions of all pages.
  ...(import.meta.env.SSR && {
    loader: (application: Application, visit: Visit) => [
      import('./load').then(({ load }) => load(application, visit)),
    ],
    storedBy: ['lang', 'taste', 'caffeine', 'daytime'],
    sitemap: () => [{ path: '/berater' }],
  }),
})
