import { createTranslator } from 'use-intl/core'
import type { Language } from '@/shop/shared/language'
import de from '@/i18n/messages/de/server/mail.json'
import en from '@/i18n/messages/en/server/mail.json'
import tr from '@/i18n/messages/tr/server/mail.json'

export const mailMessages = { de, tr, en } satisfies Readonly<Record<Language, typeof de>>

const translatorOf = (locale: Language) =>
  createTranslator({ locale, messages: { mail: mailMessages[locale] }, namespace: 'mail' })

/** Path of a message, for example `placed.subject`. */
export type MailKey = Parameters<ReturnType<typeof translatorOf>>[0]
export type MailValues = Readonly<Record<string, string | number>>
export type MailTranslator = (key: MailKey, values?: MailValues) => string

/** Mail translations by language, from the message catalogues. */
export const mailTranslators: Readonly<Record<Language, MailTranslator>> = {
  de: translatorOf('de'),
  tr: translatorOf('tr'),
  en: translatorOf('en'),
}
