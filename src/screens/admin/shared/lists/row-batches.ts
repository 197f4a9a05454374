/**
 * Next step from the displayed to the wanted rows: changes at most `size` rows from the top. The rows below stay, except
 * that a row that moved up is swapped with one it replaced, so that no row is rendered twice and as few rows as possible
 * re-render.
 * @param same whether two rows render the same
 * @returns `wanted` itself once all rows match
 */
export function nextBatch<T extends { readonly id: string }>(
  shown: readonly T[],
  wanted: readonly T[],
  size: number,
  same: (a: T, b: T) => boolean,
): readonly T[] {
  let left = size
  const end = wanted.findIndex((row, index) => {
    const there = shown[index]
    return !(there && same(there, row)) && left-- === 0
  })
  if (end < 0) return wanted
  const head = wanted.slice(0, end)
  const known = new Set(head.map(({ id }) => id))
  const replaced = shown.slice(0, end).filter(({ id }) => !known.has(id))
  const rest = shown.slice(end, wanted.length).flatMap((row) => {
    const kept = known.has(row.id) ? replaced.shift() : row
    return kept ? [kept] : []
  })
  return [...head, ...rest]
}
