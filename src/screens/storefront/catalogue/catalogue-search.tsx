import { useState, type SubmitEvent } from 'react'
import { useTranslations } from '@/i18n'
import { SearchField } from '@/ui/search-field'
import { useEarlyValue } from '../shared/use-early-value'
import type { CatalogueLinks, CatalogueQuery } from './catalogue-types'
import { HiddenQuery } from './hidden-query'

interface CatalogueSearchProps extends CatalogueLinks {
  query: CatalogueQuery
  onSearch: (text: string) => void
}

/** Searches on Enter and when cleared; before hydration it submits a plain form, which keeps the other filters. */
export function CatalogueSearch({ query, hrefOf, onSearch }: CatalogueSearchProps) {
  const t = useTranslations('catalogue')
  const { search: value } = query
  const [draft, setDraft] = useState(value)
  const [applied, setApplied] = useState(value)
  const ref = useEarlyValue<HTMLInputElement>(draft, setDraft)
  // The search also changes from outside: browser back, or a removed filter.
  if (applied !== value) {
    setApplied(value)
    setDraft(value)
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The field, not the draft: Enter may hydrate the form, before what was typed earlier is taken over.
    onSearch((ref.current?.value ?? draft).trim())
  }
  return (
    <form role="search" action="/products" onSubmit={handleSubmit}>
      <HiddenQuery href={hrefOf({})} />
      <SearchField
        ref={ref}
        name="search"
        label={t('search')}
        placeholder={t('searchHint')}
        value={draft}
        onValueChange={(text) => {
          setDraft(text)
          if (text === '' && value !== '') onSearch('')
        }}
      />
      <button type="submit" className="sr-only" tabIndex={-1}>
        {t('search')}
      </button>
    </form>
  )
}
