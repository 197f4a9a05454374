import { NativeSelect } from '@/ui/native-select'
import type { FilterChoice } from './filter-types'

interface FilterSelectProps {
  choice: FilterChoice
  className?: string
  /** Names the select by aria-label, for places without a visible label. @default false */
  labelHidden?: boolean
}

export function FilterSelect({ choice, className, labelHidden = false }: FilterSelectProps) {
  return (
    <NativeSelect
      size="admin"
      className={className}
      aria-label={labelHidden ? choice.label : undefined}
      value={choice.value}
      onChange={(event) => choice.onChange(event.target.value)}
    >
      <option value="">{choice.all}</option>
      {choice.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  )
}
