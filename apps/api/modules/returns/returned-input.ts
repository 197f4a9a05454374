/** Units that come back. */
export interface ReturnedInput {
  readonly productId: string
  readonly quantity: number
  /** Back on the shelf; else written off. */
  readonly restock: boolean
}
