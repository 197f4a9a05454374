import type { Decorator, StoryContext } from '@storybook/react-vite'
import { IntlProvider } from '../src/i18n/provider'
import { isLanguage, type Language } from '@/shop/shared/language'
import type { Messages } from '../src/i18n/types'
import { DirectionProvider } from '@/ui/direction'
import { pseudo } from './pseudo'

/** Imported when a story is drawn in them: a reader wants one language of three. */
const FILES: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  de: () => import('../src/i18n/messages/de'),
  tr: () => import('../src/i18n/messages/tr'),
  en: () => import('../src/i18n/messages/en'),
}
/** By language and whether they are pseudo. Kept, since new messages would draw every text again. */
const MESSAGES = new Map<string, Messages>()

/**
 * Components are documented in English, the shop in German and the back office in Turkish. A story in another
 * language sets `parameters: { language: 'tr' }`.
 */
function defaultFor(title: string, sample: unknown): Language {
  if (isLanguage(sample)) return sample
  if (title.startsWith('UI/')) return 'en'
  return /^(Admin|Flows\/Admin)/.test(title) ? 'tr' : 'de'
}

type Drawn = Pick<StoryContext, 'globals' | 'parameters' | 'title'>

/** Language of the toolbar or the story; only stories about a language or direction set `globals`. */
function chosenFor({ globals, parameters, title }: Drawn) {
  const chosen: unknown = globals.language
  const language = isLanguage(chosen) ? chosen : defaultFor(title, parameters.language)
  const isPseudo = chosen === 'pseudo'
  return { language, isPseudo, key: isPseudo ? `pseudo ${language}` : language }
}

/** Loads the messages that `withLanguage` draws with. */
export async function languageLoader(context: Drawn): Promise<void> {
  const { language, isPseudo, key } = chosenFor(context)
  if (MESSAGES.has(key)) return
  const messages = (await FILES[language]()).default
  MESSAGES.set(key, isPseudo ? pseudo(messages) : messages)
}

export const withLanguage: Decorator = (Story, context) => {
  const { language, key } = chosenFor(context)
  // The apps send the document's language to the API.
  document.documentElement.lang = language
  const dir = context.globals.direction === 'rtl' ? 'rtl' : 'ltr'
  document.documentElement.dir = dir
  return (
    <IntlProvider
      language={language}
      messages={MESSAGES.get(key) ?? {}}
      now={new Date('2026-11-21T09:00:00Z')}
    >
      <DirectionProvider dir={dir}>
        <div lang={language} className="contents">
          <Story />
        </div>
      </DirectionProvider>
    </IntlProvider>
  )
}
