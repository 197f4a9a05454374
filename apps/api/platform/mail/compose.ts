import type { Language } from '@/shop/shared/language'
import { isolated } from '@/shop/shared/isolated'
import { fields } from '@/shop/shared/stored'
import type { Seller } from '@/shop/shop-details/shop-details'
import { footer, textBlock, toHtml, toText } from './blocks'
import type { AttachmentRef, MailTemplate } from './template'
import { mailTranslator, type OwnTexts } from './own-texts'
import type { MailValues } from './translations'

export interface Message {
  /** URL of the page that ends mails of this kind. */
  readonly unsubscribe?: string | undefined
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
  /** Shown in the footer of every mail. */
  readonly seller: Seller
  /** Of the platform and language. @default none */
  readonly texts?: OwnTexts
}

/** Fields that the shop's own texts may have, beside those of the standard text. */
const commonValues = (payload: unknown, shop: string): MailValues => {
  const { orderNumber } = fields(payload)
  return typeof orderNumber === 'string' ? { shop, orderNumber } : { shop }
}

const imprint = (seller: Seller, vatId: string): string[] =>
  [
    `${seller.company}, ${seller.street}, ${seller.zipCode} ${seller.city}, ${seller.country}`,
    [seller.email, seller.phone].filter(Boolean).join(' · '),
    seller.vatId && `${vatId} ${seller.vatId}`,
  ].filter((line) => line !== '')

/** Renders a mail as text and HTML. @throws ZodError if the payload does not match the template */
export function composeMail(
  template: MailTemplate,
  payload: unknown,
  { language, publicUrl, seller, texts = {} }: ComposeOptions,
): Composed {
  const shop = seller.company
  const t = mailTranslator(language, template.kind, texts, commonValues(payload, shop))
  // German is the default and needs no parameter.
  const wish = (path: string) =>
    language === 'de' ? '' : `${path.includes('?') ? '&' : '?'}lang=${language}`
  const page = (path: string) => `${publicUrl}${path}${wish(path)}`
  const {
    customerName,
    subject,
    blocks,
    attachments = [],
    unsubscribe,
  } = template.compose(payload, { t, language, page, shop })
  const greeting =
    customerName === undefined ? t('greetingAll') : t('greeting', { name: isolated(customerName) })
  const all = [
    textBlock(greeting),
    ...blocks,
    textBlock(t('closing'), t('team', { shop })),
    footer(...imprint(seller, t('vatId'))),
  ]
  const html = toHtml(all, { shop, logo: `${publicUrl}/touch-icon.png`, subject, language })
  return { subject, text: toText(all, language), html, attachments, unsubscribe }
}
