import { usePhone } from '../use-narrow'
import { PageCheckbox } from './page-checkbox'

interface SelectionCountProps {
  /** Rows of the current page. */
  rows: readonly { readonly id: string }[]
  selection: readonly string[]
  texts: {
    /** Label of the checkbox that selects the page. */
    readonly page: string
    readonly count: string
    /** Short form of `count` for phones. */
    readonly countShort: string
  }
  onSelectionChange: (ids: readonly string[]) => void
}

/** Number of selected rows, announced to screen readers; on phones with the checkbox for the whole page. */
export function SelectionCount({ rows, selection, texts, onSelectionChange }: SelectionCountProps) {
  const phone = usePhone()
  const count = selection.length
  return (
    <>
      {phone && (
        <PageCheckbox
          label={texts.page}
          rows={rows}
          selection={selection}
          onSelectionChange={onSelectionChange}
          className="flex-none py-3 pe-1"
        />
      )}
      <p role="status" className={count > 0 ? 'font-semibold whitespace-nowrap tabular-nums' : 'sr-only'}>
        {phone && count > 0 ? texts.countShort : texts.count}
      </p>
    </>
  )
}
