import type { ReactNode } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import { Checkbox } from '@/ui/checkbox'
import { Radio } from '@/ui/radio'

/** Options that belong together, with their name. */
export function FilterGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <div className="border-t border-border py-4">
      <fieldset>
        <legend className="mb-1.5 text-small font-semibold">{legend}</legend>
        {children}
      </fieldset>
    </div>
  )
}

interface FilterOptionProps {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  label: string
  /** How many products a press would leave; undefined while it is not known. */
  count: number | undefined
  checked: boolean
  onChange: () => void
}

/** One that would leave nothing cannot be chosen, one that is chosen can always be taken away. */
export function FilterOption({ type, label, count, checked, ...rest }: FilterOptionProps) {
  const t = useTranslations('catalogue')
  const format = useFormat()
  const Control = type === 'radio' ? Radio : Checkbox
  return (
    <Control
      size="s"
      checked={checked}
      disabled={count === 0 && !checked}
      className="min-w-full py-1.75 *:last:flex-1 max-lg:py-3"
      {...rest}
    >
      <span className={`flex justify-between gap-3 ${checked ? 'font-semibold' : ''}`}>
        {label}
        {count !== undefined && (
          <span className="font-normal text-text-subtle tabular-nums">
            <span aria-hidden="true">{format.number(count)}</span>
            <span className="sr-only">{t('count', { count })}</span>
          </span>
        )}
      </span>
    </Control>
  )
}
