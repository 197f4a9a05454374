import { useState } from 'react'
import { readPrice } from '@/shop/catalogue/shelf'
import { decimalText } from '@/shop/shared/csv'
import type { Language } from '@/shop/shared/language'
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

/** As it is typed: '5', '4,90'. */
const typed = (amount: number | undefined, language: Language): string =>
  amount === undefined ? '' : decimalText(amount, language === 'en' ? '.' : ',').replace(/\D00$/, '')

const isUnreadable = (text: string): boolean => text.trim() !== '' && readPrice(text) === undefined

/** One end of the price range. */
export function PriceField({ name, label, unit, value, end, errorId, onError, onCommit }: PriceFieldProps) {
  const language = useLanguage()
  const shown = typed(value, language)
  const [draft, setDraft] = useState(shown)
  const [applied, setApplied] = useState(shown)
  // It also changes from outside: browser back, or a removed filter.
  if (applied !== shown) {
    setApplied(shown)
    setDraft(shown)
  }
  const isWrong = isUnreadable(draft)
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
      placeholder={typed(end, language)}
      value={draft}
      onChange={({ target }) => {
        setDraft(target.value)
        onError(isUnreadable(target.value))
      }}
      onBlur={() => {
        if (!isWrong && draft !== applied) onCommit()
      }}
    />
  )
}
