import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusRow, rowOf, rowsIn } from '@/ui/row-focus'
import { focusSection } from './focus-section'
import { nearestKept } from './nearest-kept'
import { handleRowKey, useFirstRowKey } from './row-keys'

/**
 * The rows of a list by the keyboard alone: into them and along them by J and K, and on when the row that has the focus
 * leaves the list. Each row says its id, `data-row`.
 * @returns props of the element around the rows
 */
export function useRowFocus<List extends HTMLElement>() {
  const list = useRef<List>(null)
  useFirstRowKey(list)
  const listed = useRef<readonly string[]>([])
  const focused = useRef<{ readonly element: Element; readonly id: string }>(undefined)
  useLayoutEffect(() => {
    const rows = list.current ? rowsIn(list.current) : []
    const before = listed.current
    listed.current = rows.map(({ dataset }) => dataset.row ?? '')
    if (!focused.current || focused.current.element.isConnected) return
    const { id } = focused.current
    focused.current = undefined
    if (document.activeElement !== document.body) return
    const kept = nearestKept(id, before, listed.current)
    const next = rows[kept === undefined ? 0 : listed.current.indexOf(kept)]
    if (next) focusRow(next)
    else focusSection()
  })
  useEffect(
    () => () => {
      if (focused.current && !focused.current.element.isConnected) focusSection()
    },
    [],
  )
  return {
    ref: list,
    onKeyDown: handleRowKey,
    onFocus: ({ target }: { readonly target: Element }) => {
      const id = rowOf(target)?.dataset.row
      focused.current = id === undefined ? undefined : { element: target, id }
    },
    onBlur: () => {
      // Not when the whole window loses the focus.
      if (document.hasFocus()) focused.current = undefined
    },
  }
}
