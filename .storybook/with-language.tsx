import type { Decorator } from '@storybook/react-vite'
import { IntlProvider } from '../src/i18n/provider'
import { isLanguage, type Language } from '@/domain/shared/language'
import { allMessages } from '../src/i18n/all-messages'

/**
 * Components are documented in English; the shop speaks German and the back office Turkish. A sample in another language
 * says so: `parameters: { language: 'tr' }`.
 */
function defaultFor(title: string, sample: unknown): Language {
  if (isLanguage(sample)) return sample
  if (title.startsWith('UI/')) return 'en'
  return /^(Admin|Flows\/Admin)/.test(title) ? 'tr' : 'de'
}

/** The toolbar's choice, or the story's own; only a story that is about a language fixes it by `globals`. */
export const withLanguage: Decorator = (Story, { globals, parameters, title }) => {
  const chosen: unknown = globals.language
  const language = isLanguage(chosen) ? chosen : defaultFor(title, parameters.language)
  // The apps ask the server in the language of the document.
  document.documentElement.lang = language
  return (
    <IntlProvider language={language} messages={allMessages[language]} now={new Date('2026-11-21T09:00:00Z')}>
      <div lang={language} className="contents">
        <Story />
      </div>
    </IntlProvider>
  )
}
