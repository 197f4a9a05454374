/** Focuses what opens the row: its first button but for switches, else its first link, else the row itself. */
export function focusRow(row: HTMLTableRowElement): void {
  const control =
    row.querySelector<HTMLElement>('button:enabled:not([role=switch])') ??
    row.querySelector<HTMLElement>('a[href]')
  if (!control) row.tabIndex = -1
  const target = control ?? row
  target.focus()
}

/**
 * Remembers the place of the row that holds the element.
 * @returns a function that focuses the row, or the one in its place where it has left the table; false if there is none
 */
export function rowPlace(element: Element | null | undefined): () => boolean {
  const row = element?.closest('tr')
  const rows = row?.parentElement
  if (!row || !(rows instanceof HTMLTableSectionElement)) return () => false
  const place = row.sectionRowIndex
  return () => {
    const next = row.isConnected ? row : rows.rows[Math.min(place, rows.rows.length - 1)]
    if (!next?.isConnected) return false
    focusRow(next)
    return true
  }
}
