import { removeLine, useCart } from '../stores/cart'
import { toggleWish, useWishes } from '../stores/wishes'

const isWished = (productId: string) => useWishes.getState().ids.includes(productId)

/** The line leaves the cart only when the product is on the wish list; a visitor is asked to log in first. */
export async function moveToWishlist(lineId: string): Promise<void> {
  const line = useCart.getState().lines.find(({ id }) => id === lineId)
  if (!line) return
  const { productId, name } = line
  if (!isWished(productId)) await toggleWish({ id: productId, name })
  if (isWished(productId)) removeLine(lineId)
}
