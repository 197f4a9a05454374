/** What a product is sold as; one in several sizes may be several. */
export const KINDS = ['loose', 'bags', 'beans', 'ground', 'capsules', 'powder', 'oil'] as const
export type ProductKind = (typeof KINDS)[number]

/** What some people look for first; ‘organic’ follows from the control body’s code instead. */
export const DIETS = ['caffeineFree', 'vegan'] as const

/** How it tastes and when it is drunk, as the shop says; a product may have several. */
export const TASTES = ['mild', 'fresh', 'fruity', 'spicy', 'strong'] as const
export type Taste = (typeof TASTES)[number]
export const DAYTIMES = ['morning', 'afternoon', 'evening'] as const
export type Daytime = (typeof DAYTIMES)[number]

export const TRAITS = [...KINDS, ...DIETS, ...TASTES, ...DAYTIMES] as const
export type Trait = (typeof TRAITS)[number]

/** Filters that are on or off. */
export const SHELF_FLAGS = [...DIETS, 'organic', 'rated', 'reduced', 'inStock', 'bestseller'] as const
export type ShelfFlag = (typeof SHELF_FLAGS)[number]

/** From this rating on a product passes the filter ‘rated’. */
export const GOOD_RATING = 4

/** Filters that can be taken away one by one; a price range and several of a kind are one each. */
export const FILTERS = ['category', 'kind', 'taste', 'daytime', 'price', ...SHELF_FLAGS] as const
export type Filter = (typeof FILTERS)[number]
