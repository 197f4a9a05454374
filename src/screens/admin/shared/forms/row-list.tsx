import { useRef } from 'react'
import { PlusIcon, TrashIcon } from '@/icons'
import { IconButton } from '@/ui/icon-button'
import { Input } from '@/ui/input'
import { focusRow, ROW } from './focus-row'
import { newRowId } from './new-row-id'

interface TextRow {
  readonly id: string
  readonly text: string
}

interface RowListProps {
  rows: readonly TextRow[]
  readOnly: boolean
  /** 1-based. */
  rowLabel: (index: number) => string
  removeLabel: (index: number) => string
  addLabel: string
  /** Language of the texts. */
  lang?: string
  /** Placeholder per row, by index. */
  placeholders?: readonly string[]
  onChange: (rows: TextRow[]) => void
}

/** List of text inputs with at least one row; Enter adds a row. */
export function RowList({
  rows,
  readOnly,
  rowLabel,
  removeLabel,
  addLabel,
  lang,
  placeholders,
  onChange,
}: RowListProps) {
  const list = useRef<HTMLDivElement>(null)
  const change = (id: string, text: string) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, text } : row)))
  const add = () => {
    onChange([...rows, { id: newRowId(rows), text: '' }])
    focusRow(list.current, rows.length)
  }
  const remove = (id: string, index: number) => {
    const left = rows.filter((row) => row.id !== id)
    onChange(left.length > 0 ? left : rows.map((row) => ({ ...row, text: '' })))
    // The pressed button is gone with its row.
    focusRow(list.current, Math.max(0, Math.min(index, left.length - 1)))
  }
  return (
    <div ref={list} className="grid gap-2">
      {rows.map(({ id, text }, index) => (
        <div key={id} {...ROW} className="flex items-center gap-2">
          <Input
            size="admin"
            className="flex-1"
            aria-label={rowLabel(index + 1)}
            lang={lang}
            placeholder={placeholders?.[index]}
            value={text}
            onChange={(event) => change(id, event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
          {!readOnly && (
            <IconButton
              size="admin"
              icon={TrashIcon}
              label={removeLabel(index + 1)}
              onClick={() => remove(id, index)}
            />
          )}
        </div>
      ))}
      {!readOnly && (
        <button
          type="button"
          onClick={add}
          className="inline-flex min-h-8 items-center gap-1.75 justify-self-start rounded-xs text-a-small font-semibold text-text-brand pointer-coarse:min-h-hit"
        >
          <PlusIcon size="s" />
          {addLabel}
        </button>
      )}
    </div>
  )
}
