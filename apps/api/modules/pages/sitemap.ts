import { LANGUAGES } from '@/shop/shared/language'

/** A URL for search engines. */
export interface SitemapUrl {
  /** Path and query, for example '/products?category=Detox'. */
  readonly path: string
  readonly changedAt?: Date
}

export const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`

/** One entry for each language version; German is the address without a parameter. */
function sitemapEntries(publicUrl: string, { path, changedAt }: SitemapUrl): string[] {
  const address = publicUrl + path
  const inLanguage = (language: string) =>
    language === 'de' ? address : `${address}${path.includes('?') ? '&' : '?'}lang=${language}`
  const about = [
    changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`,
    ...LANGUAGES.map((language) => alternate(language, inLanguage(language))),
    alternate('x-default', address),
  ].join('')
  return LANGUAGES.map((language) => `<url><loc>${escapeXml(inLanguage(language))}</loc>${about}</url>`)
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** @param publicUrl without a trailing slash */
export const sitemapXml = (publicUrl: string, pages: readonly SitemapUrl[]): string =>
  [
    DECLARATION,
    `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...pages.flatMap((page) => sitemapEntries(publicUrl, page)),
    '</urlset>',
  ].join('\n')

/**
 * Index of the parts of a long sitemap.
 * @param paths paths of the parts
 */
export const sitemapIndexXml = (publicUrl: string, paths: readonly string[]): string =>
  [
    DECLARATION,
    `<sitemapindex ${NAMESPACE}>`,
    ...paths.map((path) => `<sitemap><loc>${escapeXml(publicUrl + path)}</loc></sitemap>`),
    '</sitemapindex>',
  ].join('\n')

/**
 * Pages meant only for the shopper are not disallowed here: they carry noindex, which a crawler must be able to
 * read.
 */
export const robotsTxt = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    `# Google Merchant Center: ${publicUrl}/feeds/google.xml`,
    '',
  ].join('\n')
