import * as z from 'zod/mini'
import type { AdminOrder } from '@/shop/orders/admin-order'
import type { WantedOrderLine } from '@/shop/orders/order-changes'
import { amountEntry } from '../../shared/forms/entries'

const editedLine = z.object({
  productId: z.string(),
  name: z.string(),
  imageUrl: z.optional(z.string()),
  quantity: z.int(),
  price: z.string(),
})

/** A paid line in the form. */
export interface EditedLine {
  readonly productId: string
  readonly name: string
  readonly imageUrl?: string | undefined
  readonly quantity: number
  /** Own price of a unit as it was typed; '' for the usual one. */
  readonly price: string
}

/** Lines and reason as they were typed. */
export interface OrderEdit {
  readonly lines: readonly EditedLine[]
  readonly reason: string
}

export const storedLines = z.array(editedLine)
export const storedEdit = z.object({ lines: storedLines, reason: z.string() })

/** The paid lines of an order; its gifts follow from its coupon. */
export const linesToEdit = ({ lines }: Pick<AdminOrder, 'lines'>): readonly EditedLine[] =>
  lines
    .filter(({ isGift }) => !isGift)
    .map(({ productId, name, imageUrl, quantity }) => ({
      productId,
      name,
      ...(imageUrl !== undefined && { imageUrl }),
      quantity,
      price: '',
    }))

const isSameLine = (one: EditedLine | undefined, other: EditedLine | undefined): boolean =>
  one?.quantity === other?.quantity && one?.price === other?.price

export const isEdited = (opened: readonly EditedLine[], lines: readonly EditedLine[]): boolean =>
  opened.length !== lines.length ||
  lines.some(
    (line) =>
      !isSameLine(
        line,
        opened.find(({ productId }) => productId === line.productId),
      ),
  )

/** What was edited, on top of the order as somebody else has changed it meanwhile. */
export function rebased(
  opened: readonly EditedLine[],
  edited: readonly EditedLine[],
  present: readonly EditedLine[],
): readonly EditedLine[] {
  const find = (lines: readonly EditedLine[], id: string) => lines.find(({ productId }) => productId === id)
  const isOwn = (id: string) => !isSameLine(find(opened, id), find(edited, id))
  const kept = present.flatMap((line) => {
    const own = find(edited, line.productId)
    if (!isOwn(line.productId)) return [line]
    return own ? [own] : []
  })
  const added = edited.filter(({ productId }) => !find(present, productId) && isOwn(productId))
  return [...kept, ...added]
}

const MAX_PRICE = 1_000_000_000

/** The own price of a line in minor units; undefined for none, null for what is no amount. */
export function ownPrice({ price }: EditedLine): number | undefined | null {
  const amount = amountEntry(price)
  if (amount === null) return undefined
  return Number.isNaN(amount) || amount < 0 || amount > MAX_PRICE ? null : amount
}

/** What is sent; undefined while a price is no amount, or no line is left. */
export function wantedOf(lines: readonly EditedLine[]): readonly WantedOrderLine[] | undefined {
  const wanted = lines.flatMap((line): WantedOrderLine[] => {
    const unitPrice = ownPrice(line)
    const { productId, quantity } = line
    return unitPrice === null ? [] : [{ productId, quantity, ...(unitPrice !== undefined && { unitPrice }) }]
  })
  return wanted.length === lines.length && lines.length > 0 ? wanted : undefined
}
