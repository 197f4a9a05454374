import { use } from 'react'
import { LANGUAGES, useLanguage, type Language } from '@/i18n'
import { localeOf } from '@/i18n/languages'
import { useApplication } from '../features/application'
import { IsShown } from './open-pages'

interface PageHeadProps {
  title: string
  description?: string
  keywords?: readonly string[]
  /** Path and query of the canonical URL, without tracking and language; without it the page is `noindex`. */
  path?: string
  /** Open Graph image; relative URLs are resolved against the shop's origin. */
  image?: string
  /** Excludes the page from search engines even if it has a canonical path. */
  noindex?: boolean
  /** JSON-LD objects for crawlers; may be omitted in the browser. */
  structured?: readonly object[]
}

/** German, the default, is the address without a parameter. */
export const addressInLanguage = (address: string, language: Language) =>
  language === 'de' ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`

export const absolute = (origin: string, url: string) => (url.startsWith('/') ? origin + url : url)

/** Metadata for browsers, search engines and social networks; React hoists it into the head. */
export function PageHead({
  title,
  description,
  keywords = [],
  path,
  image,
  noindex,
  structured,
}: PageHeadProps) {
  const { origin } = useApplication()
  const language = useLanguage()
  const address = path === undefined ? undefined : origin + path
  const canonical = address === undefined ? undefined : addressInLanguage(address, language)
  if (!use(IsShown)) return null
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {(noindex || canonical === undefined) && <meta name="robots" content="noindex" />}
      {address !== undefined && (
        <>
          <link rel="canonical" href={canonical} />
          {LANGUAGES.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={addressInLanguage(address, other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address} />
          <meta property="og:url" content={canonical} />
        </>
      )}
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={localeOf[language].replace('-', '_')} />
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
