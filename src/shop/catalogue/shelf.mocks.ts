import type { Data } from '@/contract/shared/dto'
import type { SummaryDto } from './product-data.mocks'
import { readShelf, shelfParams, type ShelfChoice } from './shelf'
import {
  FILTERS,
  GOOD_RATING,
  type Daytime,
  type Filter,
  type ProductKind,
  type ShelfFlag,
  type Taste,
  type Trait,
} from './traits'

type FacetsDto = NonNullable<Data<'listProducts'>['facets']>

const KIND_WORDS: Readonly<Record<ProductKind, RegExp>> = {
  loose: /lose|Kräutertee/,
  bags: /beutel/i,
  beans: /Bohne/,
  ground: /gemahlen/i,
  capsules: /Kapseln/,
  powder: /Pulver|mischung/,
  oil: /öl/,
}

const PASSES: Readonly<Record<ShelfFlag, (product: SummaryDto) => boolean>> = {
  caffeineFree: ({ category }) => category !== 'Energy',
  vegan: ({ name }) => name !== 'Protein Pur',
  organic: ({ category }) => category === 'Organic' || category === 'Wellness',
  rated: ({ rating }) => rating >= GOOD_RATING,
  reduced: ({ originalPrice }) => originalPrice !== null,
  inStock: ({ inStock }) => inStock,
  bestseller: ({ bestseller }) => bestseller,
}

const isKind = ({ subtitle }: SummaryDto, kind: ProductKind) => KIND_WORDS[kind].test(subtitle)

const isListed = (wanted: readonly Trait[], { traits }: SummaryDto) =>
  wanted.length === 0 || wanted.some((trait) => traits.includes(trait))

const passes = (
  product: SummaryDto,
  { category, kinds, tastes, daytimes, flags, minPrice, maxPrice }: ShelfChoice,
): boolean =>
  (category === undefined || product.category === category) &&
  (kinds.length === 0 || kinds.some((kind) => isKind(product, kind))) &&
  isListed(tastes, product) &&
  isListed(daytimes, product) &&
  flags.every((flag) => PASSES[flag](product)) &&
  product.price * 100 >= (minPrice ?? 0) &&
  product.price * 100 <= (maxPrice ?? Infinity)

/** The products that the filters of a request leave. */
export const onShelf = (products: readonly SummaryDto[], query: URLSearchParams): readonly SummaryDto[] =>
  products.filter((product) => passes(product, readShelf(query)))

/** Facets as the API counts them. */
export function countedOn(products: readonly SummaryDto[], query: URLSearchParams): FacetsDto {
  const choice = readShelf(query)
  const left = (change: Partial<ShelfChoice>) =>
    products.filter((product) => passes(product, { ...choice, ...change }))
  const prices = left({ minPrice: undefined, maxPrice: undefined }).map(({ price }) => price)
  const free: Readonly<Record<Filter, Partial<ShelfChoice>>> = {
    category: { category: undefined },
    kind: { kinds: [] },
    taste: { tastes: [] },
    daytime: { daytimes: [] },
    price: { minPrice: undefined, maxPrice: undefined },
    caffeineFree: without('caffeineFree'),
    vegan: without('vegan'),
    organic: without('organic'),
    rated: without('rated'),
    reduced: without('reduced'),
    inStock: without('inStock'),
    bestseller: without('bestseller'),
  }
  function without(flag: ShelfFlag): Partial<ShelfChoice> {
    return { flags: choice.flags.filter((each) => each !== flag) }
  }
  const isSet = (filter: Filter) =>
    filter === 'price'
      ? choice.minPrice !== undefined || choice.maxPrice !== undefined
      : filter in shelfParams(choice)
  const count = (flag: ShelfFlag) => left({}).filter(PASSES[flag]).length
  const tasteCount = (taste: Taste) => left({ tastes: [taste] }).length
  const daytimeCount = (daytime: Daytime) => left({ daytimes: [daytime] }).length
  const kindCount = (kind: ProductKind) => left({ kinds: [kind] }).length
  return {
    categories: [...new Set(products.map(({ category }) => category))].map((name) => ({
      name,
      count: left({ category: name }).length,
    })),
    kinds: {
      loose: kindCount('loose'),
      bags: kindCount('bags'),
      beans: kindCount('beans'),
      ground: kindCount('ground'),
      capsules: kindCount('capsules'),
      powder: kindCount('powder'),
      oil: kindCount('oil'),
    },
    tastes: {
      mild: tasteCount('mild'),
      fresh: tasteCount('fresh'),
      fruity: tasteCount('fruity'),
      spicy: tasteCount('spicy'),
      strong: tasteCount('strong'),
    },
    daytimes: {
      morning: daytimeCount('morning'),
      afternoon: daytimeCount('afternoon'),
      evening: daytimeCount('evening'),
    },
    flags: {
      caffeineFree: count('caffeineFree'),
      vegan: count('vegan'),
      organic: count('organic'),
      rated: count('rated'),
      reduced: count('reduced'),
      inStock: count('inStock'),
      bestseller: count('bestseller'),
    },
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
    without: Object.fromEntries(
      FILTERS.filter(isSet).map((filter) => [filter, left(free[filter]).length] as const),
    ),
  }
}
