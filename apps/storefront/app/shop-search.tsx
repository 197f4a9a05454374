import { Suspense } from 'react'
import type { SuggestionsSlot } from '@/screens/storefront/search/suggestions-slot'
import { ErrorBoundary } from './error-boundary'
import { lazyView } from './lazy-view'

const HeaderSuggestions = lazyView<SuggestionsSlot>({
  namespaces: ['search'],
  load: () => import('../features/search/header-suggestions'),
})

/** If the suggestions fail to load, the field remains a plain form that submits to the product list. */
export const headerSuggestions = (slot: SuggestionsSlot) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense fallback={null}>
      <HeaderSuggestions {...slot} />
    </Suspense>
  </ErrorBoundary>
)
