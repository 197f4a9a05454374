/** URL of a product page. */
export const productHref = ({ slug }: { readonly slug: string }): string =>
  `/product/${encodeURIComponent(slug)}`

/** URL of the catalogue, optionally of one category. */
export const categoryHref = (category?: string): string =>
  category === undefined ? '/products' : `/products?category=${encodeURIComponent(category)}`

/** URL of the catalogue with a search. */
export const searchHref = (text: string): string =>
  text === '' ? '/products' : `/products?search=${encodeURIComponent(text)}`
