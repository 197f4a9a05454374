import { useState } from 'react'
import { DateField, type DateFieldProps } from '@/ui/date-field'

interface DayFilterProps extends Omit<DateFieldProps, 'value' | 'onChange'> {
  /** `YYYY-MM-DD`; undefined for any day. */
  value: string | undefined
  /** Called once the day is complete, or the field was emptied. */
  onDayChange: (day: string | undefined) => void
}

/** While a year is typed it is 0002, 0020 and 0202. */
const FIRST_YEAR = '1000'

/** Day of a filter: what is half typed stays in the field and filters nothing yet. */
export function DayFilter({ value, onDayChange, ...rest }: DayFilterProps) {
  const [typed, setTyped] = useState({ of: value, text: value ?? '' })
  if (typed.of !== value) setTyped({ of: value, text: value ?? '' })
  return (
    <DateField
      {...rest}
      size="admin"
      value={typed.text}
      onChange={({ target }) => {
        const { value: text, validity } = target
        setTyped({ of: value, text })
        if (text === '' ? !validity.badInput : text >= FIRST_YEAR) onDayChange(text || undefined)
      }}
    />
  )
}
