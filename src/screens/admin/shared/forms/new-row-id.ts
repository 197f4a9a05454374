/**
 * Id of a row to add. Rows outlive the list that shows them, for example in a restored draft, so the id is the first one
 * that none of them has.
 */
export function newRowId(rows: readonly { readonly id: string }[]): string {
  const taken = new Set(rows.map(({ id }) => id))
  let number = 1
  while (taken.has(`new-${number}`)) number += 1
  return `new-${number}`
}
