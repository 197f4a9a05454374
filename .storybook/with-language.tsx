import type { Decorator } from '@storybook/react-vite'
import { IntlProvider } from '../src/i18n/provider'
import { isLanguage, type Language } from '@/shop/shared/language'
import { allMessages } from '../src/i18n/all-messages'
import type { Messages } from '../src/i18n/types'
import { DirectionProvider } from '@/ui/direction'
import { pseudo } from './pseudo'

const PSEUDO = new Map<Language, Messages>()

/** Made when they are first wanted, and once: new messages would draw every text again. */
function pseudoOf(language: Language): Messages {
  const messages = PSEUDO.get(language) ?? pseudo(allMessages[language])
  PSEUDO.set(language, messages)
  return messages
}

/**
 * Components are documented in English, the shop in German and the back office in Turkish. A story in another
 * language sets `parameters: { language: 'tr' }`.
 */
function defaultFor(title: string, sample: unknown): Language {
  if (isLanguage(sample)) return sample
  if (title.startsWith('UI/')) return 'en'
  return /^(Admin|Flows\/Admin)/.test(title) ? 'tr' : 'de'
}

/** Language of the toolbar or the story; only stories about a language or direction set `globals`. */
export const withLanguage: Decorator = (Story, { globals, parameters, title }) => {
  const chosen: unknown = globals.language
  const language = isLanguage(chosen) ? chosen : defaultFor(title, parameters.language)
  const messages = chosen === 'pseudo' ? pseudoOf(language) : allMessages[language]
  // The apps send the document's language to the API.
  document.documentElement.lang = language
  const dir = globals.direction === 'rtl' ? 'rtl' : 'ltr'
  document.documentElement.dir = dir
  return (
    <IntlProvider language={language} messages={messages} now={new Date('2026-11-21T09:00:00Z')}>
      <DirectionProvider dir={dir}>
        <div lang={language} className="contents">
          <Story />
        </div>
      </DirectionProvider>
    </IntlProvider>
  )
}
