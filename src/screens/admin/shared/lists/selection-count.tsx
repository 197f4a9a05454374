import { usePhone } from '../use-narrow'
import { PageCheckbox } from './page-checkbox'

interface SelectionCountProps {
  /** The rows of the page. */
  rows: readonly { readonly id: string }[]
  selection: readonly string[]
  texts: {
    /** Names the checkbox for the whole page. */
    readonly page: string
    readonly count: string
    /** The same for phones. */
    readonly countShort: string
  }
  onSelectionChange: (ids: readonly string[]) => void
}

/** How many rows are selected; on phones with the checkbox for the whole page. Screen readers hear the number, too. */
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
          className="flex-none py-3 pr-1"
        />
      )}
      <p role="status" className={count > 0 ? 'font-semibold whitespace-nowrap tabular-nums' : 'sr-only'}>
        {phone && count > 0 ? texts.countShort : texts.count}
      </p>
    </>
  )
}
