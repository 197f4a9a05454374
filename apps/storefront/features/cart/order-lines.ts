import { paidLines, type CartLine } from '@/domain/cart/cart'

const isSoldOut = ({ isFree, stock }: CartLine) => !isFree && stock < 1

/** What an order takes along: sold-out lines stay in the cart, are shown as missing and never sent. */
export const orderedLines = (lines: readonly CartLine[]): CartLine[] =>
  lines.filter((line) => !isSoldOut(line))

export const soldOutNames = (lines: readonly CartLine[]): string[] =>
  lines.filter(isSoldOut).map(({ name }) => name)

/** What is paid for, as text: gifts come and go with the coupon itself. */
export const basisOf = (lines: readonly CartLine[]): string =>
  paidLines(lines)
    .map(({ productId, quantity }) => `${productId}×${quantity}`)
    .join()
