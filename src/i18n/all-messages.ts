import type { Language } from '../shop/shared/language'
import de from './messages/de'
import en from './messages/en'
import tr from './messages/tr'
import type { Messages } from './types'

/** All namespaces of all languages, for Storybook and tests. Apps import only what they need. */
export const allMessages: Readonly<Record<Language, Messages>> = { de, tr, en }
