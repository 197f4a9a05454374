/**
 * Where a request for a page goes. Undefined for what cannot name one: a path that begins with `//`, which would be
 * read as another host, and a NUL, which no search may hold.
 */
export function addressOf(url: string): URL | undefined {
  const whole = url.startsWith('/') ? `http://shop${url}` : url
  if (!URL.canParse(whole)) return undefined
  const address = new URL(whole)
  const hasNul = [...address.searchParams].flat().some((text) => text.includes('\u0000'))
  return address.pathname.startsWith('//') || hasNul ? undefined : address
}

export const LEGAL_PAGES = ['impressum', 'agb', 'datenschutz', 'widerruf', 'versand'] as const

/** Rendered with their data: what search engines and first visits see (design §5). */
const RENDERED = [
  /^\/$/,
  /^\/products$/,
  /^\/product\/[^/]+$/,
  new RegExp(`^/legal/(${LEGAL_PAGES.join('|')})$`),
]
/** Made in the browser from the shell. */
const CLIENT = [/^\/checkout$/, /^\/orders$/, /^\/reset-password$/]

export type PageKind = 'rendered' | 'client' | 'unknown'

export function pageKind(path: string): PageKind {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  if (RENDERED.some((pattern) => pattern.test(plain))) return 'rendered'
  return CLIENT.some((pattern) => pattern.test(plain)) ? 'client' : 'unknown'
}

const QUERY = new Set(['lang', 'search', 'category', 'bestseller', 'sort', 'page'])

/** A stored page is found by its address; addresses with other parameters would fill the store. */
export const isStorable = (query: URLSearchParams): boolean =>
  [...query].every(([name, value]) => QUERY.has(name) && value.length <= 100)
