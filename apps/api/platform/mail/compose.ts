import type { Language } from '@/domain/shared/language'
import { text, toHtml, toText } from './blocks'
import type { AttachmentRef, MailTemplate } from './template'
import { mailTranslators } from './translations'

export interface Message {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Composed extends Message {
  readonly attachments: readonly AttachmentRef[]
}

interface ComposeOptions {
  readonly language: Language
  readonly publicUrl: string
}

/** A mail as text and as HTML. @throws ZodError where the payload is not the template's */
export function composeMail(
  template: MailTemplate,
  payload: unknown,
  { language, publicUrl }: ComposeOptions,
): Composed {
  const t = mailTranslators[language]
  // German is the shop's default and needs no parameter.
  const wish = (path: string) =>
    language === 'de' ? '' : `${path.includes('?') ? '&' : '?'}lang=${language}`
  const page = (path: string) => `${publicUrl}${path}${wish(path)}`
  const { customerName, subject, blocks, attachments = [] } = template.compose(payload, { t, language, page })
  const greeting = customerName === undefined ? t('greetingAll') : t('greeting', { name: customerName })
  const all = [text(greeting), ...blocks, text(t('closing'), t('team'))]
  return { subject, text: toText(all), html: toHtml(all, subject, language), attachments }
}
