import { LANGUAGES } from '@/domain/shared/language'

/** An address that search engines shall know. */
export interface SitemapEntry {
  /** Path and query, '/products?category=Detox'. */
  readonly path: string
  readonly changedAt?: Date
}

/** The protocol allows 50 000 addresses in one file. */
export const MOST_ADDRESSES = 50_000

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(address)}"/>`

function entry(publicUrl: string, { path, changedAt }: SitemapEntry): string {
  const address = publicUrl + path
  const inLanguage = (language: string) => `${address}${path.includes('?') ? '&' : '?'}lang=${language}`
  return [
    `<url><loc>${escape(address)}</loc>`,
    changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`,
    ...LANGUAGES.map((language) => alternate(language, inLanguage(language))),
    alternate('x-default', address),
    '</url>',
  ].join('')
}

/** @param publicUrl without a slash at the end */
export const sitemapXml = (publicUrl: string, pages: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.slice(0, MOST_ADDRESSES).map((page) => entry(publicUrl, page)),
    '</urlset>',
  ].join('\n')

/**
 * Pages that are only for the shopper carry noindex themselves: a crawler that may not read them would never see it.
 */
export const robotsTxt = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /admin', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  )
