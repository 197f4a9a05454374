import type { z } from 'zod'
import type { Language } from '@/domain/shared/language'
import type { Block } from './blocks'
import type { Mail } from './outbox.repository'
import type { MailTranslator } from './translations'

export interface MailContext {
  readonly t: MailTranslator
  readonly language: Language
  /** The address of a page of the shop, in the reader's language. */
  readonly page: (path: string) => string
}

/** Something that is made when the mail leaves: its kind, and what it is made of. */
export interface AttachmentRef {
  readonly kind: 'invoice'
  readonly orderId: string
}

export interface MailContent {
  readonly subject: string
  readonly blocks: readonly Block[]
  /** @default none */
  readonly attachments?: readonly AttachmentRef[]
}

/** A kind of mail as the outbox knows it. */
export interface MailTemplate {
  readonly kind: string
  /** @throws ZodError where the payload cannot be this mail's */
  readonly compose: (
    payload: unknown,
    context: MailContext,
  ) => MailContent & { readonly customerName: string | undefined }
}

const nameIn = (data: object): string | undefined =>
  'customerName' in data && typeof data.customerName === 'string' ? data.customerName : undefined

/**
 * A kind of mail: what it has to know and how it reads; without a customer's name it greets nobody by name. Mails wait
 * in the database as JSON, so their data are parsed when they are sent.
 */
export const defineMail = <S extends z.ZodType<object>>(
  kind: string,
  schema: S,
  write: (data: z.output<S>, context: MailContext) => MailContent,
) => ({
  kind,
  create: (mail: Omit<Mail, 'kind' | 'data'> & { readonly data: z.input<S> & Mail['data'] }): Mail => ({
    ...mail,
    kind,
  }),
  compose: (payload: unknown, context: MailContext) => {
    const data = schema.parse(payload)
    return { customerName: nameIn(data), ...write(data, context) }
  },
})
