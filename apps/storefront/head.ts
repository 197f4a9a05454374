import { LANGUAGES } from '@/domain/shared/language'

/** What a page says about itself to browsers, search engines and social networks. */
export interface Head {
  readonly title: string
  readonly description?: string
  /** Absolute address without tracking and language parameters. */
  readonly canonical?: string
  readonly image?: string
  /** JSON-LD objects. */
  readonly structured?: readonly object[]
  /** Kept out of search engines. */
  readonly noindex?: boolean
  /** The first picture, fetched before the script. */
  readonly preloadImage?: { readonly srcset: string; readonly sizes: string; readonly media?: string }
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const meta = (kind: 'name' | 'property', name: string, content: string | undefined) =>
  content === undefined ? '' : `<meta ${kind}="${name}" content="${escape(content)}" />`

const inLanguage = (address: string, language: string) =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}`

const alternate = (language: string, address: string) =>
  `<link rel="alternate" hreflang="${language}" href="${escape(address)}" />`

/** The head's elements as text, for the server; the browser only changes the title when it navigates. */
export function headMarkup(head: Head): string {
  const { title, description, canonical, image, structured = [], noindex, preloadImage } = head
  return [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    noindex ? meta('name', 'robots', 'noindex') : '',
    canonical === undefined ? '' : `<link rel="canonical" href="${escape(canonical)}" />`,
    ...(canonical === undefined
      ? []
      : LANGUAGES.map((language) => alternate(language, inLanguage(canonical, language)))),
    canonical === undefined ? '' : alternate('x-default', canonical),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    preloadImage === undefined
      ? ''
      : `<link rel="preload" as="image" type="image/avif" imagesrcset="${escape(preloadImage.srcset)}" imagesizes="${escape(preloadImage.sizes)}"${preloadImage.media === undefined ? '' : ` media="${escape(preloadImage.media)}"`} fetchpriority="high" />`,
    ...structured.map(
      (object) =>
        `<script type="application/ld+json">${JSON.stringify(object).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('')
}
