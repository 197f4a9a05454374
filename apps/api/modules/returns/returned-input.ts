/** Returned units of a product. */
export interface ReturnedInput {
  readonly productId: string
  readonly quantity: number
  /** True if the units return to stock, false if they are written off. */
  readonly restock: boolean
}
