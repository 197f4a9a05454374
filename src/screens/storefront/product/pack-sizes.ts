/** Width at which the product's page shows a pack, as in `sizes` of an image. */
export const PACK_SIZES = '(min-width: 90rem) 470px, (min-width: 64rem) 36vw, 70vw'
