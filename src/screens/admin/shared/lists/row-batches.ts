/**
 * Next step from the displayed to the wanted rows: at most `size` rows from the top are inserted or rendered again. Rows
 * that stay keep their order among each other, so that React moves none in the document. If more rows come than fit into
 * a batch, each takes the place of a displayed one, so that those below are not pushed down and painted again each time.
 * @param same whether two rows of one key render the same
 * @returns `wanted` itself once all rows match
 */
export function nextBatch<T extends { readonly key: string }>(
  shown: readonly T[],
  wanted: readonly T[],
  size: number,
  same: (a: T, b: T) => boolean,
): readonly T[] {
  const kept = keptRows(shown, wanted)
  let left = size
  const end = wanted.findIndex((row) => {
    const there = kept.get(row.key)
    return !(there && same(there, row)) && left-- === 0
  })
  if (end < 0) return wanted
  const head = wanted.slice(0, end)
  const done = new Set(head.map(({ key }) => key))
  const reached = shown.findLastIndex(({ key }) => kept.has(key) && done.has(key)) + 1
  const below = shown.slice(reached).filter(({ key }) => !done.has(key))
  if (wanted.filter(({ key }) => !kept.has(key)).length <= size)
    return [...head, ...below.filter(({ key }) => kept.has(key))]
  const covered = Math.max(0, end + below.length - shown.length)
  return [...head, ...below.slice(covered, covered + wanted.length - end)]
}

/** Displayed rows that are wanted, too, and in the wanted order. */
function keptRows<T extends { readonly key: string }>(
  shown: readonly T[],
  wanted: readonly T[],
): ReadonlyMap<string, T> {
  const places = new Map(wanted.map(({ key }, place) => [key, place]))
  const kept = new Map<string, T>()
  let last = -1
  for (const row of shown) {
    const place = places.get(row.key)
    if (place === undefined || place < last) continue
    kept.set(row.key, row)
    last = place
  }
  return kept
}
