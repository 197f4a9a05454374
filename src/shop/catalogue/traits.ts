/** What a product is sold as; one in several sizes may be several. */
export const KINDS = ['loose', 'bags', 'beans', 'ground', 'capsules', 'powder', 'oil'] as const
export type ProductKind = (typeof KINDS)[number]

/** What some people look for first; ‘organic’ follows from the control body’s code instead. */
export const DIETS = ['caffeineFree', 'vegan'] as const
export const TRAITS = [...KINDS, ...DIETS] as const
export type Trait = (typeof TRAITS)[number]

/** Filters that are on or off. */
export const SHELF_FLAGS = [...DIETS, 'organic', 'rated', 'reduced', 'inStock', 'bestseller'] as const
export type ShelfFlag = (typeof SHELF_FLAGS)[number]

/** From this rating on a product passes the filter ‘rated’. */
export const GOOD_RATING = 4

/** Filters that can be taken away one by one; a price range and several kinds are one each. */
export const FILTERS = ['category', 'kind', 'price', ...SHELF_FLAGS] as const
export type Filter = (typeof FILTERS)[number]
