/** A product's page. */
export const productHref = ({ slug }: { readonly slug: string }): string =>
  `/product/${encodeURIComponent(slug)}`

/** The catalogue, all of it or one category. */
export const categoryHref = (category?: string): string =>
  category === undefined ? '/products' : `/products?category=${encodeURIComponent(category)}`

/** The catalogue's products with a text. */
export const searchHref = (text: string): string =>
  text === '' ? '/products' : `/products?search=${encodeURIComponent(text)}`
