import { lazyView } from '../../app/lazy-view'

export const LandingMorePart = lazyView({
  namespaces: ['landing'],
  load: async () => ({ default: (await import('@/screens/storefront/home/landing-more')).LandingMore }),
})
