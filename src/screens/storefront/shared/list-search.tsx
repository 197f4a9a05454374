import { useState, type ReactNode, type SubmitEvent } from 'react'
import { SearchField } from '@/ui/search-field'
import { useEarlyValue } from './use-early-value'

interface ListSearchProps {
  /** Path of the list. */
  action: string
  /** What is searched for now. */
  value: string
  label: string
  /** @default the label */
  placeholder?: string
  size?: 's'
  className?: string
  onSearch: (text: string) => void
  /** Hidden fields that keep the rest of the choice before hydration. */
  children: ReactNode
}

/** Searches a list on Enter and when cleared; before hydration it submits a plain form. */
export function ListSearch({
  action,
  value,
  label,
  placeholder = label,
  size,
  className,
  onSearch,
  children,
}: ListSearchProps) {
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
    <form role="search" action={action} onSubmit={handleSubmit} className={className}>
      {children}
      <SearchField
        ref={ref}
        name="search"
        size={size}
        maxLength={200}
        label={label}
        placeholder={placeholder}
        value={draft}
        onValueChange={(text) => {
          setDraft(text)
          if (text === '' && value !== '') onSearch('')
        }}
      />
      <button type="submit" className="sr-only" tabIndex={-1}>
        {label}
      </button>
    </form>
  )
}
