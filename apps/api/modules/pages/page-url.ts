/**
 * The URL of a request for a page. Undefined for what cannot name one: a path that begins with `//`, which would be
 * read as another host, and a NUL, which no search may hold.
 */
export function pageUrl(url: string): URL | undefined {
  const whole = url.startsWith('/') ? `http://shop${url}` : url
  if (!URL.canParse(whole)) return undefined
  const parsed = new URL(whole)
  const hasNul = [...parsed.searchParams].flat().some((text) => text.includes('\u0000'))
  return parsed.pathname.startsWith('//') || hasNul ? undefined : parsed
}
