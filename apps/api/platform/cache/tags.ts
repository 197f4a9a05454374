/** Anything about products and categories but the number of units on the shelf. */
export const CATALOGUE = 'catalogue'

/** A product as lists show it: also whether it can be had. */
const ofProduct = (id: string) => `product:${id}`
/** How many units there are; only the product's own page shows it. */
const ofStock = (id: string) => `stock:${id}`

interface Shown {
  readonly _id: string
}

/** What an answer with products in it depends on. */
export const listTags = (shown: readonly Shown[]): string[] => [
  CATALOGUE,
  ...shown.map(({ _id }) => ofProduct(_id)),
]

/** What the answer about one product depends on. */
export const detailTags = (product: Shown, related: readonly Shown[]): string[] => [
  ...listTags([product, ...related]),
  ofStock(product._id),
]

/** What an answer changes that is about one product alone: its reviews, its pictures. */
export const productTags = (id: string): string[] => [ofProduct(id.toLowerCase())]

/** What moving units changes; of `turned` products it has changed whether they can be had. */
export const stockTags = (moved: readonly string[], turned: readonly string[]): string[] => [
  ...moved.map(ofStock),
  ...turned.map(ofProduct),
]
