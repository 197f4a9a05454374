/** The row itself if it is still there, else the next one after it that is, else the nearest one before it. */
export function nearestKept(
  id: string,
  before: readonly string[],
  now: readonly string[],
): string | undefined {
  const at = before.indexOf(id)
  return [...before.slice(at), ...before.slice(0, at).reverse()].find((each) => now.includes(each))
}
