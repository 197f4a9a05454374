/** Up to this number all pages are listed. */
const ALL = 7

/** First, last, current page and its neighbours; 'gap-…' marks omitted pages. */
export function pagesShown(page: number, total: number): (number | `gap-${string}`)[] {
  if (total <= ALL) return Array.from({ length: total }, (_, index) => index + 1)
  const middle = Math.min(Math.max(page, 3), total - 2)
  const from = page <= 4 ? 2 : middle - 1
  const to = page >= total - 3 ? total - 1 : page <= 4 ? 5 : middle + 1
  const start = page >= total - 3 ? total - 4 : from
  return [
    1,
    ...(start > 2 ? (['gap-start'] as const) : []),
    ...Array.from({ length: to - start + 1 }, (_, index) => start + index),
    ...(to < total - 1 ? (['gap-end'] as const) : []),
    total,
  ]
}
