import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Language } from '../shop/shared/language'
import { IntlProvider } from './provider'
import { ContentLanguageProvider, useContentLang } from './use-content-lang'

function Name() {
  return <b lang={useContentLang()}>Evening Calm</b>
}
const shown = (interfaceLanguage: Language, content?: Language) =>
  renderToStaticMarkup(
    <IntlProvider language={interfaceLanguage} messages={{}}>
      {content ? (
        <ContentLanguageProvider value={content}>
          <Name />
        </ContentLanguageProvider>
      ) : (
        <Name />
      )}
    </IntlProvider>,
  )

it.each([
  ['de', undefined, undefined],
  ['tr', undefined, 'de'],
  ['en', 'en', undefined],
  ['tr', 'en', 'en'],
  ['de', 'en', 'en'],
] as const)('in %s with names in %s they are marked as %s', (language, content, marked) => {
  expect(shown(language, content)).toBe(
    marked ? `<b lang="${marked}">Evening Calm</b>` : '<b>Evening Calm</b>',
  )
})
