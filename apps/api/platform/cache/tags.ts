/** All data of products and categories except stock quantities. */
export const CATALOGUE = 'catalogue'

/** A product as shown in lists, including whether it is available. */
const ofProduct = (id: string) => `product:${id}`
/** Stock quantity, which only the product page shows. */
const ofStock = (id: string) => `stock:${id}`

/** The order of products by rating, which a review can change where the product is not shown. */
export const RATINGS = 'ratings'

interface Shown {
  readonly _id: string
  /** The other sizes of its family, whose changes it shows. */
  readonly sizeIds?: readonly string[]
}

/** Tags of a response that contains products. */
export const listTags = (shown: readonly Shown[]): string[] => [
  CATALOGUE,
  ...shown.flatMap(({ _id, sizeIds = [] }) => [_id, ...sizeIds].map(ofProduct)),
]

/** Tags of a product page. */
export const detailTags = (product: Shown, related: readonly Shown[]): string[] => [
  ...listTags([product, ...related]),
  ofStock(product._id),
]

/** Tags changed by an edit of one product's images or of a reviewer's name. */
export const productTags = (id: string): string[] => [ofProduct(id.toLowerCase())]

/** Tags changed by reviews of products. */
export const reviewTags = (...ids: readonly string[]): string[] => [...ids.flatMap(productTags), RATINGS]

/** Tags changed by stock movements; the availability of `turned` products has changed. */
export const stockTags = (moved: readonly string[], turned: readonly string[]): string[] => [
  ...moved.map(ofStock),
  ...turned.map(ofProduct),
]
