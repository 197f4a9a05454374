import { z } from 'zod'
import { file, instant } from '@/contract/shared/primitives'
import { CURRENCIES, PLATFORMS } from '../shared/platform'
import { PAPER_KINDS } from './bookkeeping'
import { CHARTS } from './datev'

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)
const tax = { rate: z.number(), net: z.number(), tax: z.number(), gross: z.number() }
const paper = z.object({
  number: z.string(),
  kind: z.enum(PAPER_KINDS),
  orderId: z.string(),
  orderNumber: z.string(),
  issuedAt: instant,
  name: z.string(),
  country: z.string(),
  platform: z.enum(PLATFORMS),
  /** The platform in whose seller's name it was issued. */
  books: z.enum(PLATFORMS),
  currency: z.enum(CURRENCIES),
  /** Major units, negative of a credit note. */
  gross: z.number(),
  tax: z.number(),
})

export const bookkeepingSchemas = {
  listPapers: {
    query: z.object({ month }),
    data: z.object({
      papers: z.array(paper),
      /** By seller, currency, country and rate; credit notes are taken off. Major units. */
      vat: z.array(
        z.object({ books: z.enum(PLATFORMS), currency: z.enum(CURRENCIES), country: z.string(), ...tax }),
      ),
    }),
  },
  getPapersArchive: { query: z.object({ month }), data: file },
  getDatevBatch: {
    query: z.object({
      month,
      /** The seller whose books they are, by its platform. */
      books: z.enum(PLATFORMS).default('germany'),
      chart: z.enum(CHARTS).default('skr03'),
      adviser: z.coerce.number().int().min(1001).max(9_999_999).default(1001),
      client: z.coerce.number().int().min(1).max(99_999).default(1),
    }),
    data: file,
  },
}
