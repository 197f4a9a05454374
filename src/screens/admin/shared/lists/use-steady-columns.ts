import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the columns' widths while rows arrive in batches: otherwise each batch changes them, so that all rows are laid
 * out again in each frame and the columns jump.
 * @param arriving true until the last batch is shown
 * @returns ref of the table
 */
export function useSteadyColumns(arriving: boolean): RefObject<HTMLTableElement | null> {
  const ref = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    const table = ref.current
    if (!arriving || !table) return
    const headers = [...(table.tHead?.rows[0]?.cells ?? [])]
    const widths = headers.map(({ offsetWidth }) => offsetWidth)
    for (const [index, header] of headers.entries()) header.style.width = `${widths[index]}px`
    table.style.tableLayout = 'fixed'
    return () => {
      table.style.tableLayout = ''
      for (const header of headers) header.style.width = ''
    }
  }, [arriving])
  return ref
}
