import { createTranslator } from 'use-intl/core'
import type { Language } from '@/shop/shared/language'
import de from '@/i18n/messages/de/server/mail.json'
import en from '@/i18n/messages/en/server/mail.json'
import tr from '@/i18n/messages/tr/server/mail.json'

const translatorOf = (locale: Language, mail: typeof de) =>
  createTranslator({ locale, messages: { mail }, namespace: 'mail' })

export type MailTranslator = ReturnType<typeof translatorOf>

/** Mail translations by language, from the message catalogues. */
export const mailTranslators: Readonly<Record<Language, MailTranslator>> = {
  de: translatorOf('de', de),
  tr: translatorOf('tr', tr),
  en: translatorOf('en', en),
}
