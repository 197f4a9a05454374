/** Suggestions of the header's search field. States: idle, loading, failed, ready. */
import { cva } from 'class-variance-authority'
import type { SuggestedPage } from '@/shop/suggestions/suggested-pages'
import type { Suggestions } from '@/shop/suggestions/suggestions'
import { useTranslations } from '@/i18n'
import { hasResults, SuggestionOptions } from './suggestion-options'
import type { SuggestionsSlot } from './suggestions-slot'
import { useSuggestionList } from './use-suggestion-list'

const panelStyles = cva([
  'absolute inset-e-0 top-full z-1 mt-2 max-h-[min(38rem,calc(100dvh-8rem))] w-full overflow-y-auto overscroll-contain lg:w-110',
  'rounded-m border border-border bg-surface-raised p-1.5 text-start text-[0.9375rem] wrap-anywhere shadow-l',
])

export type SuggestionsState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready'
      readonly suggestions: Suggestions
      /** Pages of the shop that the text names. */
      readonly pages: readonly SuggestedPage[]
    }

export interface SearchSuggestionsProps extends SuggestionsSlot {
  state: SuggestionsState
  /** Called on submit. */
  onSearch: (text: string) => void
}

/** Number of suggestions. */
const countOf = (state: SuggestionsState): number =>
  state.status === 'ready'
    ? state.suggestions.products.length + state.suggestions.categories.length + state.pages.length
    : 0

/** What is offered where nothing was found. */
const INSTEAD: readonly SuggestedPage[] = ['adviser']

/** Number of options: suggestions, or what is offered instead, and if products were found, the link to all results. */
const optionsOf = (state: SuggestionsState): number => {
  if (state.status !== 'ready') return 0
  return (countOf(state) || INSTEAD.length) + (hasResults(state.suggestions) ? 1 : 0)
}

function useStatusText(state: SuggestionsState, count: number): string {
  const t = useTranslations('search')
  if (state.status === 'idle') return ''
  if (state.status !== 'ready') return t(state.status)
  const { text, isSimilar } = state.suggestions
  if (count === 0) return t('nothing', { text })
  return `${isSimilar ? t('similar', { text }) : ''} ${t('count', { count })}`
}

/** Pressing an option must not move focus out of the field. */
const keepFocus = (event: React.MouseEvent) => event.preventDefault()

export function SearchSuggestions({ state, onSearch, field, onList }: SearchSuggestionsProps) {
  const t = useTranslations('search')
  const ui = useTranslations('ui')
  const count = countOf(state)
  const statusText = useStatusText(state, count)
  const list = useSuggestionList({
    field,
    onList,
    count: optionsOf(state),
    listKey: state.status === 'ready' ? state.suggestions.text : state.status,
    onSearch,
  })
  const isShown = list.isOpen && state.status !== 'idle'
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && statusText}
      </p>
      {isShown && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus in the field; the options are what is pressed
        <div data-slot="search-suggestions" className={panelStyles()} onMouseDown={keepFocus}>
          {count === 0 && (
            <div className="p-2.5 text-small text-text-muted" aria-hidden="true">
              <p className={state.status === 'ready' ? 'font-semibold text-text' : undefined}>{statusText}</p>
              {state.status === 'ready' && <p className="mt-1">{t('nothingHint')}</p>}
            </div>
          )}
          {state.status === 'ready' && (
            <SuggestionOptions
              suggestions={state.suggestions}
              pages={count > 0 ? state.pages : INSTEAD}
              list={list}
            />
          )}
          {state.status === 'ready' && state.suggestions.products.length > 0 && (
            <p className="px-2.5 pt-1.5 pb-1 text-caption text-text-subtle">{ui('price.tax')}</p>
          )}
        </div>
      )}
    </>
  )
}
