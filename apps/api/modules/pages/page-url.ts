/**
 * URL of a page request. Undefined for paths starting with `//`, which would be parsed as another host, and for a
 * NUL, which the database rejects.
 */
export function pageUrl(url: string): URL | undefined {
  const whole = url.startsWith('/') ? `http://shop${url}` : url
  if (!URL.canParse(whole)) return undefined
  const parsed = new URL(whole)
  const hasNul = [...parsed.searchParams].flat().some((text) => text.includes('\u0000'))
  return parsed.pathname.startsWith('//') || hasNul ? undefined : parsed
}
