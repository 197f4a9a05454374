import type { Language } from '@/i18n/languages'
import { reset, withdrawal } from './account-mails'
import { text, toHtml, toText } from './blocks'
import type { MailData, MailKind } from './mails'
import { cancelled, paid, placed, shipped } from './order-mails'
import type { Template } from './template'
import { mailTranslators } from './translations'

const templates: { readonly [K in MailKind]: Template<K> } = {
  placed,
  paid,
  shipped,
  cancelled,
  reset,
  withdrawal,
}

export interface Message {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The words of a mail, as text and as HTML. */
export function composeMail<K extends MailKind>(
  kind: K,
  data: MailData<K>,
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): Message {
  const t = mailTranslators[language]
  // German is the shop's own language and needs no parameter (decisions §8).
  const wish = (path: string) =>
    language === 'de' ? '' : `${path.includes('?') ? '&' : '?'}lang=${language}`
  const page = (path: string) => `${publicUrl}${path}${wish(path)}`
  const { subject, blocks } = templates[kind](data, { t, language, page })
  const all = [text(t('greeting', { name: data.customerName })), ...blocks, text(t('closing'), t('team'))]
  return { subject, text: toText(all), html: toHtml(all, subject, language) }
}
