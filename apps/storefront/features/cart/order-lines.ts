import { paidLines, type CartLine } from '@/shop/cart/cart'

const isSoldOut = ({ isFree, stock }: CartLine) => !isFree && stock < 1

/** Lines that are sent with an order: sold-out ones stay in the cart, shown as missing. */
export const linesOfCart = (lines: readonly CartLine[]): CartLine[] =>
  lines.filter((line) => !isSoldOut(line))

export const soldOutNames = (lines: readonly CartLine[]): string[] =>
  lines.filter(isSoldOut).map(({ name }) => name)

/** Key of the paid lines; gifts are left out, because they depend on the coupon. */
export const basisOf = (lines: readonly CartLine[]): string =>
  paidLines(lines)
    .map(({ productId, quantity }) => `${productId}×${quantity}`)
    .join()
