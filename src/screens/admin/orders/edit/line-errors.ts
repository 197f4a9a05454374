import type { SaveRefusal } from '../../shared/forms/server-errors'

interface LineProblems {
  readonly fieldErrors: SaveRefusal['fieldErrors']
  /** Lines whose price is no amount. */
  readonly wrongPrices: readonly number[]
  readonly isEmpty: boolean
  readonly texts: { readonly price: string; readonly none: string }
}

/** What is wrong, by the index of the line; that of none is about all. */
export function lineErrors({
  fieldErrors = [],
  wrongPrices,
  isEmpty,
  texts,
}: LineProblems): ReadonlyMap<number | undefined, string> {
  const refused = fieldErrors.flatMap(({ path, msg }): [number | undefined, string][] => {
    const [, index] = /^lines(?:\.(\d+))?/.exec(path) ?? [undefined, '']
    return index === '' ? [] : [[index === undefined ? undefined : Number(index), msg]]
  })
  return new Map([
    ...(isEmpty ? [[undefined, texts.none] as const] : []),
    ...refused,
    ...wrongPrices.map((index) => [index, texts.price] as const),
  ])
}
