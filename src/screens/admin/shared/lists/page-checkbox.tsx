import { Checkbox } from '@/ui/checkbox'

interface PageCheckboxProps {
  label: string
  rows: readonly { readonly id: string }[]
  selection: readonly string[]
  onSelectionChange: (ids: readonly string[]) => void
  className?: string
}

/** Selects or clears all rows of the page; the selection on other pages is kept. */
export function PageCheckbox({ label, rows, selection, onSelectionChange, className }: PageCheckboxProps) {
  const ids = rows.map(({ id }) => id)
  const count = ids.filter((id) => selection.includes(id)).length
  const all = ids.length > 0 && count === ids.length
  const others = selection.filter((id) => !ids.includes(id))
  return (
    <Checkbox
      size="admin"
      className={className ?? 'align-middle'}
      aria-label={label}
      checked={all}
      indeterminate={count > 0 && !all}
      onChange={() => onSelectionChange(all ? others : [...others, ...ids])}
    />
  )
}
