import { useState } from 'react'
import { readPrice } from '@/shop/catalogue/shelf'
import { useLanguage } from '@/i18n'
import { Input } from '@/ui/input'

interface PriceFieldProps {
  name: 'minPrice' | 'maxPrice'
  label: string
  /** Sign of the currency. */
  unit: string
  /** Minor units. */
  value: number | undefined
  /** End of the range of what the other filters leave, in minor units. */
  end: number | undefined
  /** Id of the message that is shown while something here cannot be read. */
  errorId: string
  onError: (isWrong: boolean) => void
  /** Called when another readable price was typed and the field is left. */
  onCommit: () => void
}

const texts = (amount: number | undefined, language: string): string =>
  amount === undefined
    ? ''
    : (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2).replace('.', language === 'en' ? '.' : ',')

/** One end of the price range. */
export function PriceField({ name, label, unit, value, end, errorId, onError, onCommit }: PriceFieldProps) {
  const language = useLanguage()
  const shown = texts(value, language)
  const [draft, setDraft] = useState(shown)
  const [applied, setApplied] = useState(shown)
  // It also changes from outside: browser back, or a removed filter.
  if (applied !== shown) {
    setApplied(shown)
    setDraft(shown)
  }
  const isWrong = draft.trim() !== '' && readPrice(draft) === undefined
  return (
    <Input
      size="s"
      name={name}
      inputMode="decimal"
      maxLength={12}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? errorId : undefined}
      unit={unit}
      placeholder={texts(end, language)}
      value={draft}
      onChange={({ target }) => {
        setDraft(target.value)
        onError(target.value.trim() !== '' && readPrice(target.value) === undefined)
      }}
      onBlur={() => {
        if (!isWrong && draft !== applied) onCommit()
      }}
    />
  )
}
