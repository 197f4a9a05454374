import * as z from 'zod/mini'
import { id, whole } from '../shared/fields'
import { MAX_CART_LINES, MAX_UNITS_PER_PRODUCT } from './cart-limits'

const cartItem = z.object({ productId: id, quantity: whole(1, MAX_UNITS_PER_PRODUCT) })
/** Products and quantities that a shopper sends; prices are always the server's. */
export const cartItems = z.array(cartItem).check(z.maxLength(MAX_CART_LINES))
