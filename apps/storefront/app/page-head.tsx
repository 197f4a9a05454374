import { LANGUAGES } from '@/i18n'
import { useApplication } from '../features/application'

interface PageHeadProps {
  title: string
  description?: string
  /** Path and query without tracking and language; a page without it is kept out of search engines. */
  path?: string
  /** Of social networks; relative addresses belong to the shop. */
  image?: string
  /** Kept out of search engines, though it has an address. */
  noindex?: boolean
  /** JSON-LD objects, for those who read the page as the server sent it: a browser need not make them. */
  structured?: readonly object[]
}

const inLanguage = (address: string, language: string) =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}`

export const absolute = (origin: string, url: string) => (url.startsWith('/') ? origin + url : url)

/** Metadata of a page for browsers, search engines and social networks; React moves it to the head. */
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
