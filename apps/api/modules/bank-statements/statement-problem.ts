import { createTranslator } from 'use-intl/core'
import type { Language } from '@/shop/shared/language'
import de from '@/i18n/messages/de/server/bankStatement.json'
import en from '@/i18n/messages/en/server/bankStatement.json'
import tr from '@/i18n/messages/tr/server/bankStatement.json'

const translatorOf = (locale: Language, bankStatement: typeof de) =>
  createTranslator({ locale, messages: { bankStatement }, namespace: 'bankStatement' })

/** Messages about a statement, by language. */
export const statementTexts: Readonly<Record<Language, ReturnType<typeof translatorOf>>> = {
  de: translatorOf('de', de),
  tr: translatorOf('tr', tr),
  en: translatorOf('en', en),
}

export type ProblemKey = Exclude<keyof typeof de, 'refundNote'>

/** Why a file cannot be read as a statement, and where. */
export class StatementProblem extends Error {
  override readonly name = 'StatementProblem'
  readonly key: ProblemKey
  /** Number of the line or entry, or the limit. */
  readonly at: number

  constructor(key: ProblemKey, at = 0) {
    super(key)
    this.key = key
    this.at = at
  }

  in(language: Language): string {
    return statementTexts[language](this.key, { at: this.at })
  }
}
