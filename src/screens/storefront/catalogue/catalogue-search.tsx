import { useState, type SubmitEvent } from 'react'
import { useTranslations } from '../../../i18n'
import { SearchField } from '../../../ui/search-field'
import { useEarlyValue } from '../shared/use-early-value'

interface CatalogueSearchProps {
  value: string
  onSearch: (text: string) => void
}

/** Searches on Enter and when cleared; without JavaScript it submits a plain form. */
export function CatalogueSearch({ value, onSearch }: CatalogueSearchProps) {
  const t = useTranslations('catalogue')
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
    onSearch(draft.trim())
  }
  return (
    <form role="search" action="/products" onSubmit={handleSubmit}>
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
    </form>
  )
}
