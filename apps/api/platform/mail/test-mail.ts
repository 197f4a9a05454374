import { z } from 'zod'
import { mailTextsForm, TEXT_KINDS } from '@/shop/mails/mail-texts'
import type { OutboxRow } from './outbox-claims.repository'

/** Kind of a mail that an administrator sends to themselves to see how it arrives. */
export const TEST_KIND = 'test'

const testPayload = z.object({
  /** Kind of the mail that is tried. */
  of: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** Its texts, which need not be saved. */
  texts: z.partialRecord(z.enum(TEXT_KINDS), mailTextsForm),
})

/** What a mail of the outbox is written from. @throws ZodError */
export const writtenFrom = ({ kind, payload }: Pick<OutboxRow, 'kind' | 'payload'>) => {
  if (kind !== TEST_KIND) return { kind, data: payload, texts: undefined, isTest: false }
  const { of, data, texts } = testPayload.parse(payload)
  return { kind: of, data, texts, isTest: true }
}
