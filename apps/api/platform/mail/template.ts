import type { z } from 'zod'
import type { Language } from '@/shop/shared/language'
import type { Block } from './blocks'
import type { Mail } from './outbox.repository'
import type { MailTranslator } from './translations'

export interface MailContext {
  readonly t: MailTranslator
  readonly language: Language
  /** The name under which the shop writes: its company. */
  readonly shop: string
  /** URL of a page of the shop in the recipient's language. */
  readonly page: (path: string) => string
}

/** Reference to an attachment that is generated when the mail is sent. */
export interface AttachmentRef {
  readonly kind: 'invoice' | 'credit_notes'
  readonly orderId: string
}

export interface MailContent {
  readonly subject: string
  readonly blocks: readonly Block[]
  /** @default [] */
  readonly attachments?: readonly AttachmentRef[]
  /** URL of the page that ends mails of this kind, for those that come by consent. Mail programs offer it as a button. */
  readonly unsubscribe?: string
}

/** A kind of mail. */
export interface MailTemplate {
  readonly kind: string
  /** What its payload holds. */
  readonly schema: z.ZodType<object>
  /** @throws ZodError if the payload is invalid for this mail */
  readonly compose: (
    payload: unknown,
    context: MailContext,
  ) => MailContent & { readonly customerName: string | undefined }
}

const nameIn = (data: object): string | undefined =>
  'customerName' in data && typeof data.customerName === 'string' ? data.customerName : undefined

/**
 * Defines a kind of mail by its payload schema and content; without a name the greeting is generic. The payload is stored
 * as JSON, so it is parsed when the mail is sent.
 */
export const defineMail = <S extends z.ZodType<object>>(
  kind: string,
  schema: S,
  write: (data: z.output<S>, context: MailContext) => MailContent,
) => ({
  kind,
  schema,
  create: (mail: Omit<Mail, 'kind' | 'data'> & { readonly data: z.input<S> & Mail['data'] }): Mail => ({
    ...mail,
    kind,
  }),
  compose: (payload: unknown, context: MailContext) => {
    const data = schema.parse(payload)
    return { customerName: nameIn(data), ...write(data, context) }
  },
})
