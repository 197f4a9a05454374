import { useEffect, useEffectEvent, useState } from 'react'
import { SearchField } from '@/ui/search-field'

const DEBOUNCE_MS = 300

interface SearchFilterProps {
  label: string
  value: string
  onChange: (value: string) => void
  className?: string
}

/** Search input that applies after a pause or on Enter, and follows external changes of its value. */
export function SearchFilter({ label, value, onChange, className }: SearchFilterProps) {
  const [draft, setDraft] = useState(value)
  const [previousValue, setPreviousValue] = useState(value)
  const [sent, setSent] = useState(value)
  if (previousValue !== value) {
    setPreviousValue(value)
    // A response to the own search must not overwrite text typed since.
    if (value !== sent) setDraft(value)
    setSent(value)
  }
  const send = useEffectEvent((text: string) => {
    if (text.trim() === sent) return
    setSent(text.trim())
    onChange(text.trim())
  })
  useEffect(() => {
    const pause = setTimeout(() => send(draft), draft === '' ? 0 : DEBOUNCE_MS)
    return () => clearTimeout(pause)
  }, [draft])
  return (
    <SearchField
      label={label}
      size="admin"
      className={className}
      value={draft}
      onValueChange={setDraft}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // Enter would submit a surrounding form.
        event.preventDefault()
        setSent(draft.trim())
        if (draft.trim() !== sent) onChange(draft.trim())
      }}
    />
  )
}
