import { useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react'
import { focusRow } from '@/ui/row-focus'
import { focusSection } from './focus-section'
import { nearestKept } from './nearest-kept'
import { useFirstRowKey } from './row-keys'

/** Focus of the rows: into them by J or K, and on when the row that has it leaves the table. @returns props of the table's body */
export function useRowFocus(rows: readonly { readonly row: { readonly id: string } }[]) {
  const body = useRef<HTMLTableSectionElement>(null)
  useFirstRowKey(body)
  const listed = useRef<readonly string[]>([])
  const focused = useRef<{ readonly element: Element; readonly id: string }>(undefined)
  useLayoutEffect(() => {
    const before = listed.current
    listed.current = rows.map(({ row }) => row.id)
    if (!focused.current || focused.current.element.isConnected) return
    const { id } = focused.current
    focused.current = undefined
    if (document.activeElement !== document.body) return
    const kept = nearestKept(id, before, listed.current)
    const next = body.current?.rows[kept === undefined ? 0 : listed.current.indexOf(kept)]
    if (next) focusRow(next)
    else focusSection()
  }, [rows])
  useEffect(
    () => () => {
      if (focused.current && !focused.current.element.isConnected) focusSection()
    },
    [],
  )
  return {
    ref: body,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLTableSectionElement>) => {
      const at = [...currentTarget.rows].findIndex((row) => row.contains(target))
      const id = listed.current[at]
      focused.current = id === undefined ? undefined : { element: target, id }
    },
    onBlur: () => {
      // Not when the whole window loses the focus.
      if (document.hasFocus()) focused.current = undefined
    },
  }
}
