import type { Language } from '../domain/shared/language'
import de from './messages/de'
import en from './messages/en'
import tr from './messages/tr'
import type { Messages } from './types'

/** Every namespace of every language: for Storybook and tests. An app imports the files that it shows. */
export const allMessages: Readonly<Record<Language, Messages>> = { de, tr, en }
