import { useEffect, useEffectEvent, useState } from 'react'
import { SearchField } from '../../../../ui/search-field'

const PAUSE = 300

interface SearchFilterProps {
  label: string
  value: string
  onChange: (value: string) => void
  className?: string
}

/** Searches when typing pauses, or at once on Enter; follows a value that is changed elsewhere. */
export function SearchFilter({ label, value, onChange, className }: SearchFilterProps) {
  const [draft, setDraft] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (seen !== value) {
    setSeen(value)
    // The answer to one's own typing must not take back what was typed since.
    if (value !== sent) setDraft(value)
    setSent(value)
  }
  const send = useEffectEvent((text: string) => {
    if (text.trim() === sent) return
    setSent(text.trim())
    onChange(text.trim())
  })
  useEffect(() => {
    const pause = setTimeout(() => send(draft), draft === '' ? 0 : PAUSE)
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
        // Inside a form it would send the form.
        event.preventDefault()
        setSent(draft.trim())
        if (draft.trim() !== sent) onChange(draft.trim())
      }}
    />
  )
}
