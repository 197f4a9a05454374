import { LANGUAGES } from '@/i18n'
import { useApplication } from '../features/application'

interface PageHeadProps {
  title: string
  description?: string
  /** Canonical path and query without tracking and language parameters; without it the page is `noindex`. */
  path?: string
  /** Open Graph image; relative URLs are resolved against the shop's origin. */
  image?: string
  /** Excludes the page from search engines even if it has a canonical path. */
  noindex?: boolean
  /** JSON-LD objects for crawlers; may be omitted in the browser. */
  structured?: readonly object[]
}

const inLanguage = (address: string, language: string) =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}`

export const absolute = (origin: string, url: string) => (url.startsWith('/') ? origin + url : url)

/** Metadata for browsers, search engines and social networks; React hoists it into the head. */
export function PageHead({ title, description, path, image, noindex, structured }: PageHeadProps) {
  const { origin } = useApplication()
  const canonical = path === undefined ? undefined : origin + path
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {(noindex || canonical === undefined) && <meta name="robots" content="noindex" />}
      {canonical !== undefined && (
        <>
          <link rel="canonical" href={canonical} />
          {LANGUAGES.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={inLanguage(canonical, language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={canonical} />
          <meta property="og:url" content={canonical} />
        </>
      )}
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      {image !== undefined && <meta property="og:image" content={absolute(origin, image)} />}
      {structured && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: JSON.stringify(structured).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  )
}
