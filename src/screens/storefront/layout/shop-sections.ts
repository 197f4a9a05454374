/** Sections of the landing page in order; each is an anchor and a navigation item. */
export const SHOP_SECTIONS = ['products', 'features', 'about', 'contact'] as const
