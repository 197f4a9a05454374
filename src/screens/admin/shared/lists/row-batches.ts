/**
 * The next step from the rows that are shown to those that are wanted: at most `size` places from the top change.
 * Below them the rows stay where they are; a row that moved up swaps places with one that it replaced, so that no
 * row is shown twice and only as many places below change as rows moved up.
 * @param same whether two rows look alike, so that the place counts as right
 * @returns `wanted` itself once every place is right
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
    const stands = known.has(row.id) ? replaced.shift() : row
    return stands ? [stands] : []
  })
  return [...head, ...rest]
}
