import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { suggestedPages } from '@/shop/suggestions/suggested-pages'
import { MAX_SUGGESTED_TEXT, type Suggestions } from '@/shop/suggestions/suggestions'
import { wholeLetters } from '@/shop/shared/whole-letters'
import { SearchSuggestions, type SuggestionsState } from '@/screens/storefront/search/search-suggestions'
import { searchHref } from '@/screens/storefront/product/product-href'
import type { SuggestionsSlot } from '@/screens/storefront/search/suggestions-slot'
import { useApplication } from '../application'
import { useDebounced } from '../coupons/use-debounced'
import { suggestionsQuery } from './suggestions-query'

/** Debounce of requests while typing, in ms. */
const DEBOUNCE_MS = 180

/** Includes text typed before this chunk was loaded. */
const useFieldText = (field: HTMLInputElement) =>
  useSyncExternalStore(
    (onChange) => {
      field.addEventListener('input', onChange)
      return () => field.removeEventListener('input', onChange)
    },
    () => field.value,
  )

function stateOf({ data, fetchStatus, status }: UseQueryResult<Suggestions>): SuggestionsState {
  if (data) {
    const pages = suggestedPages(data.text)
    // A page that is named so is found: what only looks like the text would deny it.
    const isBeside = pages.length > 0 && data.isSimilar
    return {
      status: 'ready',
      suggestions: isBeside ? { ...data, products: [], isSimilar: false } : data,
      pages,
    }
  }
  if (status === 'error' && fetchStatus === 'idle') return { status: 'failed' }
  return fetchStatus === 'idle' ? { status: 'idle' } : { status: 'loading' }
}

/** Suggestions of the header's search field, from the API. */
export default function HeaderSuggestions(slot: SuggestionsSlot) {
  const application = useApplication()
  const navigate = useNavigate()
  const typed = wholeLetters(useFieldText(slot.field).trim(), 0, MAX_SUGGESTED_TEXT)
  const text = useDebounced(typed, DEBOUNCE_MS) ?? ''
  const found = useQuery(suggestionsQuery(application, text))
  return (
    <SearchSuggestions
      {...slot}
      state={typed === '' ? { status: 'idle' } : stateOf(found)}
      onSearch={(search) => void navigate(searchHref(search))}
    />
  )
}
