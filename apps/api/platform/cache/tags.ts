/** All data of products and categories except stock quantities. */
export const CATALOGUE = 'catalogue'

/** A product as shown in lists, including whether it is available. */
const ofProduct = (id: string) => `product:${id}`
/** Stock quantity, which only the product page shows. */
const ofStock = (id: string) => `stock:${id}`

interface Shown {
  readonly _id: string
}

/** Tags of a response that contains products. */
export const listTags = (shown: readonly Shown[]): string[] => [
  CATALOGUE,
  ...shown.map(({ _id }) => ofProduct(_id)),
]

/** Tags of a product page. */
export const detailTags = (product: Shown, related: readonly Shown[]): string[] => [
  ...listTags([product, ...related]),
  ofStock(product._id),
]

/** Tags changed by an edit of one product's reviews or images. */
export const productTags = (id: string): string[] => [ofProduct(id.toLowerCase())]

/** Tags changed by stock movements; the availability of `turned` products has changed. */
export const stockTags = (moved: readonly string[], turned: readonly string[]): string[] => [
  ...moved.map(ofStock),
  ...turned.map(ofProduct),
]
