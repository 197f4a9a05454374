import { LANGUAGES } from '@/domain/shared/language'

/** An address that search engines shall know. */
export interface SitemapEntry {
  /** Path and query, '/products?category=Detox'. */
  readonly path: string
  readonly changedAt?: Date
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(address)}"/>`

export function sitemapEntry(publicUrl: string, { path, changedAt }: SitemapEntry): string {
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

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Around the entries of a sitemap. */
export const SITEMAP_START = `${DECLARATION}\n<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const SITEMAP_END = '</urlset>'

/** @param publicUrl without a slash at the end */
export const sitemapXml = (publicUrl: string, pages: readonly SitemapEntry[]): string =>
  SITEMAP_START + pages.map((page) => `${sitemapEntry(publicUrl, page)}\n`).join('') + SITEMAP_END

/** Names the parts of a sitemap that is too long for one file. @param paths of the parts */
export const sitemapIndexXml = (publicUrl: string, paths: readonly string[]): string =>
  [
    DECLARATION,
    `<sitemapindex ${NAMESPACE}>`,
    ...paths.map((path) => `<sitemap><loc>${escape(publicUrl + path)}</loc></sitemap>`),
    '</sitemapindex>',
  ].join('\n')

/**
 * Pages that are only for the shopper carry noindex themselves: a crawler that may not read them would never see it.
 */
export const robotsTxt = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /admin', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  )
