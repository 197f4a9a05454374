/** Units of one product in one order, all of its lines together: nobody empties the shelf unpaid. */
export const MAX_UNITS_PER_PRODUCT = 99
/** Lines that an order may have. */
export const MAX_CART_LINES = 100
