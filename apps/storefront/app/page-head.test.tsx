import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { allMessages } from '@/i18n/all-messages'
import { IntlProvider, LANGUAGES, type Language } from '@/i18n'
import { ApplicationContext, createApplication } from '../features/application'
import { PageHead } from './page-head'

const application = createApplication({ origin: 'https://verda.example' })
const headOf = (language: Language, path: string) =>
  renderToStaticMarkup(
    <ApplicationContext value={application}>
      <IntlProvider language={language} messages={allMessages[language]}>
        <PageHead title="Verda" path={path} />
      </IntlProvider>
    </ApplicationContext>,
  )
const addressOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&')

describe('the canonical URL', () => {
  it.each([
    ['de', 'https://verda.example/products?page=2', 'de_DE'],
    ['tr', 'https://verda.example/products?page=2&lang=tr', 'tr_TR'],
    ['en', 'https://verda.example/products?page=2&lang=en', 'en_GB'],
  ] as const)(
    'of a page in %s is the alternate that every version names [SHOP-310]',
    (language, address, locale) => {
      const html = headOf(language, '/products?page=2')
      expect(addressOf(html, /rel="canonical" href="([^"]+)"/)).toBe(address)
      expect(addressOf(html, /property="og:url" content="([^"]+)"/)).toBe(address)
      expect(addressOf(html, /property="og:locale" content="([^"]+)"/)).toBe(locale)
      for (const other of LANGUAGES)
        expect(
          addressOf(headOf(other, '/products?page=2'), new RegExp(`hrefLang="${language}" href="([^"]+)"`)),
        ).toBe(address)
    },
  )

  it.each(LANGUAGES)('leaves the list of all languages as it is: %s [SHOP-310]', (language) => {
    const html = headOf(language, '/')
    expect(addressOf(html, /hrefLang="x-default" href="([^"]+)"/)).toBe('https://verda.example/')
    expect(addressOf(html, /hrefLang="tr" href="([^"]+)"/)).toBe('https://verda.example/?lang=tr')
  })
})
