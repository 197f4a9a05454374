/**
 * The next step from what is shown to what is wanted: at most `step` places change, from the top. Below them stands
 * what stood there, as long as it is not shown twice and there is room for it.
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
  const rest = shown.filter(({ id }) => !known.has(id)).slice(0, wanted.length - end)
  return [...head, ...rest]
}
