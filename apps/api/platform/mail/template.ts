import type { Language } from '@/i18n/languages'
import type { Block } from './blocks'
import type { MailData, MailKind } from './mails'
import type { MailTranslator } from './translations'

export interface Setting {
  readonly t: MailTranslator
  readonly language: Language
  /** A page of the shop, in the reader's language. */
  readonly page: (path: string) => string
}

export type Template<K extends MailKind> = (
  data: MailData<K>,
  setting: Setting,
) => { readonly subject: string; readonly blocks: readonly Block[] }
