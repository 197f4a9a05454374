/** The landing page's sections in their order; each is an anchor there and a line of the navigation. */
export const SHOP_SECTIONS = ['products', 'features', 'about', 'contact'] as const
