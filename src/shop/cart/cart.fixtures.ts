import { money } from '../shared/money'
import { addToCart, type CartLine, type CartProduct } from './cart'

export const tea: CartProduct = { id: 'tea', name: 'Abendruhe', price: money(1_190), inStock: true }
export const coffee: CartProduct = {
  id: 'coffee',
  name: 'Hochland',
  price: money(1_450),
  originalPrice: money(1_690),
  picture: { url: '/media/hochland-960.webp' },
  inStock: true,
  premium: { months: 2, value: money(1_998) },
}
export const quantities = (lines: readonly CartLine[]) => lines.map(({ id, quantity }) => [id, quantity])
export const cart = addToCart(addToCart([], tea), coffee, 2)

/** The server's data about the tea. */
export const cartAnswer = { productId: 'tea', name: 'Abendruhe', price: money(1_190), stock: 60 }
