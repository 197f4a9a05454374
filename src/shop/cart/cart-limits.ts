/**
 * Maximum units of one product per order, summed over all its lines: nobody can reserve the whole stock without
 * paying.
 */
export const MAX_UNITS_PER_PRODUCT = 99
/** Maximum lines per order. */
export const MAX_CART_LINES = 100
