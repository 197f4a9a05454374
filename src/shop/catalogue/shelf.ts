import { amountEntry } from '../shared/number-entry'
import { wholeLetters } from '../shared/whole-letters'
import {
  DAYTIMES,
  KINDS,
  SHELF_FLAGS,
  TASTES,
  type Daytime,
  type Filter,
  type ProductKind,
  type ShelfFlag,
  type Taste,
} from './traits'

/** What a shopper has chosen of a list's filters. */
export interface ShelfChoice {
  readonly category?: string | undefined
  readonly kinds: readonly ProductKind[]
  readonly tastes: readonly Taste[]
  readonly daytimes: readonly Daytime[]
  readonly flags: readonly ShelfFlag[]
  /** Minor units, both included. */
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
}

export const NO_CHOICE: ShelfChoice = {
  category: undefined,
  kinds: [],
  tastes: [],
  daytimes: [],
  flags: [],
  minPrice: undefined,
  maxPrice: undefined,
}

/** How many products each filter would leave beside those that are set. */
export interface Facets {
  readonly categories: readonly { readonly name: string; readonly count: number }[]
  readonly kinds: Readonly<Record<ProductKind, number>>
  readonly tastes: Readonly<Record<Taste, number>>
  readonly daytimes: Readonly<Record<Daytime, number>>
  readonly flags: Readonly<Record<ShelfFlag, number>>
  /** Minor units. */
  readonly price: { readonly min: number; readonly max: number } | null
  /** What would be left without each filter that is set. */
  readonly without: Readonly<Partial<Record<Filter, number>>>
}

const MAX_CATEGORY = 100
/** The API's limit, in minor units. */
const HIGHEST_PRICE = 99_999_999

/** Minor units of a typed price; undefined if there is none or it cannot be read. */
export function readPrice(text: string): number | undefined {
  const price = amountEntry(text.replace(/[€₺]/g, ''))
  return price !== null && price >= 0 && price <= HIGHEST_PRICE ? price : undefined
}

/** Reads the filters of an address or a form; what is not valid counts as missing, and a range may be given either way round. */
export function readShelf(params: URLSearchParams): ShelfChoice {
  const category = wholeLetters((params.get('category') ?? '').trim(), 0, MAX_CATEGORY)
  const listed = <Name extends string>(param: string, names: readonly Name[]) => {
    const given = params.getAll(param).flatMap((list) => list.split(','))
    return names.filter((name) => given.includes(name))
  }
  const [min, max] = [readPrice(params.get('minPrice') ?? ''), readPrice(params.get('maxPrice') ?? '')]
  const isTurned = min !== undefined && max !== undefined && min > max
  return {
    category: category === '' ? undefined : category,
    kinds: listed('kind', KINDS),
    tastes: listed('taste', TASTES),
    daytimes: listed('daytime', DAYTIMES),
    flags: SHELF_FLAGS.filter((flag) => params.get(flag) === 'true'),
    minPrice: isTurned ? max : min,
    maxPrice: isTurned ? min : max,
  }
}

/** The filters as an address and the API name them, prices in major units. */
export const shelfParams = ({
  category,
  kinds,
  tastes,
  daytimes,
  flags,
  minPrice,
  maxPrice,
}: ShelfChoice) => ({
  ...(category !== undefined && { category }),
  ...(kinds.length > 0 && { kind: kinds.join(',') }),
  ...(tastes.length > 0 && { taste: tastes.join(',') }),
  ...(daytimes.length > 0 && { daytime: daytimes.join(',') }),
  ...Object.fromEntries(flags.map((flag) => [flag, 'true'] as const)),
  ...(minPrice !== undefined && { minPrice: String(minPrice / 100) }),
  ...(maxPrice !== undefined && { maxPrice: String(maxPrice / 100) }),
})
