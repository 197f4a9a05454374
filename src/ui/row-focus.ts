/** Rows of tables, and items of other lists that say so. */
const ROW = 'tbody > tr, [data-row]'

export const rowOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>(ROW)

export const rowsIn = (list: Element): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>(ROW)]

/**
 * Focuses what opens the row: the button marked `data-opener`, else its first link, else the row itself. No other button
 * is focused, since the next Enter would press it: it may send or delete.
 */
export function focusRow(row: HTMLElement): void {
  const opener =
    row.querySelector<HTMLElement>('[data-opener]:enabled') ?? row.querySelector<HTMLElement>('a[href]')
  if (!opener) row.tabIndex = -1
  const target = opener ?? row
  target.focus()
}

/**
 * Remembers the place of the row that holds the element.
 * @returns a function that focuses the row, or the one in its place where it has left the list; false if there is none
 */
export function rowPlace(element: Element | null | undefined): () => boolean {
  const row = element ? rowOf(element) : null
  const rows = row?.parentElement
  if (!row || !rows) return () => false
  const place = [...rows.children].indexOf(row)
  return () => {
    const now = rowsIn(rows)
    const next = row.isConnected ? row : now[Math.min(place, now.length - 1)]
    if (!next?.isConnected) return false
    focusRow(next)
    return true
  }
}
