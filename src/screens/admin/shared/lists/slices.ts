/**
 * The next step from what is shown to what is wanted: at most `step` places from the top get what they shall show.
 * Below them stands what stood there; a row that went up changes places with one that it drove out, so that nothing
 * is shown twice and only as many places below change as rows went up.
 * @param same is this place right already?
 * @returns `wanted` itself once every place is right
 */
export function nextSlice<T extends { readonly id: string }>(
  shown: readonly T[],
  wanted: readonly T[],
  step: number,
  same: (a: T, b: T) => boolean,
): readonly T[] {
  let left = step
  const end = wanted.findIndex((row, index) => {
    const there = shown[index]
    return !(there && same(there, row)) && left-- === 0
  })
  if (end < 0) return wanted
  const head = wanted.slice(0, end)
  const known = new Set(head.map(({ id }) => id))
  const drivenOut = shown.slice(0, end).filter(({ id }) => !known.has(id))
  const rest = shown.slice(end, wanted.length).flatMap((row) => {
    const stands = known.has(row.id) ? drivenOut.shift() : row
    return stands ? [stands] : []
  })
  return [...head, ...rest]
}
