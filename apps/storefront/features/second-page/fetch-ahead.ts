import { PACK_SIZES } from '@/screens/storefront/product/pack-sizes'
import type { Application } from '../application'
import { productQuery } from '../catalogue/product-queries'
import { idle } from '../use-when-idle'
import { seenProduct } from './seen-product'

export { moveFrom } from './moving-picture'

/** Cards in the window whose products are fetched without a sign of interest. */
const IN_VIEW = 4
const CARDS = '[data-slot=product-card] a[href^="/product/"]'

const slugOf = (link: Element) =>
  decodeURIComponent(link.getAttribute('href')?.replace(/^\/product\//, '') ?? '')

const fetchProduct = ({ queries, ...application }: Application, slug: string) =>
  queries.prefetchQuery(productQuery(application, slug))

/** The picture in the size of the product's page. */
function fetchPicture({ queries }: Application, slug: string): void {
  const sources = seenProduct(queries, slug)?.picture?.sources.filter(({ type }) => type === 'image/avif')
  if (!sources?.length) return
  const imageSrcset = sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
  const preload = { rel: 'preload', as: 'image', type: 'image/avif', imageSrcset, imageSizes: PACK_SIZES }
  document.head.append(Object.assign(document.createElement('link'), preload))
}

/** Fetches a card's product and its larger picture when pointer, finger or focus reach the card. */
export function fetchOnIntent(application: Application): void {
  const pictures = new Set<string>()
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('[data-slot=product-card]') : null
    const anchor = link?.querySelector(CARDS)
    if (!anchor) return
    const slug = slugOf(anchor)
    void fetchProduct(application, slug)
    if (pictures.has(slug)) return
    pictures.add(slug)
    fetchPicture(application, slug)
  }
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, onIntent, { passive: true })
}

const isInWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom > 0 && bottom <= innerHeight
}

/** Fetches the products of the first cards in the window, one after the other on an idle line. */
export async function fetchInView(application: Application, pathname: string): Promise<void> {
  const shown = [...document.querySelectorAll(CARDS)].filter(isInWindow).slice(0, IN_VIEW)
  for (const link of shown) {
    await idle()
    if (location.pathname !== pathname) return
    await fetchProduct(application, slugOf(link))
  }
}
