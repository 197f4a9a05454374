import { z } from 'zod'
import { amountOut, instant } from '@/contract/shared/primitives'
import { orderNumberText } from '../orders/order-fields'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../orders/order'
import { currency, nameText, platform, untrimmed, whole } from '../shared/fields'
import { BANK_COLUMNS } from './bank-columns'
import {
  BANK_DECISIONS,
  BANK_OUTCOMES,
  CERTAINTIES,
  FILE_NAME_LENGTH,
  MATCH_REASONS,
  MAX_CONFIRMED,
  MAX_CONTENT,
  MAX_ENTRIES,
  STATEMENT_FORMATS,
} from './bank-statements'

/** SHA-256 in base64url. */
const fingerprint = untrimmed(43, 43)
const places = z.partialRecord(z.enum(BANK_COLUMNS), whole(0, 199))

const confirmed = z.object({
  fingerprint,
  orderNumbers: z.array(orderNumberText).min(1).max(20),
  /** `reopen` also reopens a cancelled order; `refund` only notes at the order that the money goes back. */
  decision: z.enum(BANK_DECISIONS).default('pay'),
  /** Accepts the payment although too little is left in stock. */
  anyway: z.boolean().default(false),
})

const order = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  platform,
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  customerName: z.string(),
  city: z.string(),
  total: amountOut,
  /** What of a paid order's total is not paid. */
  outstanding: amountOut,
  currency,
})

const entry = z.object({
  /** The same for the same entry in every file of its format. */
  fingerprint: z.string(),
  account: z.string(),
  /** `YYYY-MM-DD` */
  bookedOn: z.string(),
  amount: amountOut,
  /** ISO 4217, also one that the shop does not know. */
  currency: z.string(),
  name: z.string(),
  iban: z.string(),
  purpose: z.string(),
  reference: z.string(),
  /** The bank has taken the credit back. */
  isReversal: z.boolean(),
  match: z.object({
    /** The first of `orderNumbers`, or null. */
    orderNumber: z.string().nullable(),
    orderNumbers: z.array(z.string()),
    certainty: z.enum(CERTAINTIES),
    reason: z.enum(MATCH_REASONS),
  }),
  /** Numbers of the orders that the entry has settled already. */
  booked: z.array(z.string()),
  /** How the entry was settled, or null. */
  decision: z.enum(BANK_DECISIONS).nullable(),
})

/** A statement of which entries were settled. */
const settledFile = z.object({
  _id: z.string(),
  /** '' for pasted text. */
  name: z.string(),
  /** 'DE12…2051'; '' if the file names none. */
  account: z.string(),
  entries: z.number().int(),
  settled: z.number().int(),
  settledAt: instant,
  /** Name of the administrator. */
  by: z.string(),
})

export const bankStatementSchemas = {
  /** The last ten, the latest first. */
  listBankFiles: { data: z.object({ files: z.array(settledFile) }) },
  readBankStatement: {
    body: z.object({
      /** The file's text. */
      content: untrimmed(MAX_CONTENT),
      /** Name of the file, for the list of the last ones. */
      name: z.optional(nameText(FILE_NAME_LENGTH)),
      /** Settles nothing. */
      dryRun: z.boolean(),
      /** Entries to settle. */
      confirm: z.array(confirmed).max(MAX_CONFIRMED).optional(),
      /** Columns of a CSV file by their place, from 0; they are remembered for files with the same columns. */
      columns: places.optional(),
      /** Of the entries, from 1; the last one if there are fewer. */
      page: z.int().min(1).max(MAX_ENTRIES).default(1),
    }),
    data: z.object({
      format: z.enum(STATEMENT_FORMATS),
      /** Accounts of the file, and whether they are in the payment settings. */
      accounts: z.array(z.object({ account: z.string(), isOwn: z.boolean(), holder: z.string() })),
      page: z.number().int(),
      pages: z.number().int(),
      /** Entries of the file; a page has 500. */
      total: z.number().int(),
      entries: z.array(entry),
      /** All orders that the matches of the page name. */
      orders: z.array(order),
      /** Of a CSV file; without day, amount and purpose among `columns` there are no entries. */
      table: z
        .object({
          header: z.array(z.string()),
          sample: z.array(z.array(z.string())),
          columns: places,
          /** Numbers of lines that are no bookings. */
          skipped: z.array(z.number().int()),
        })
        .nullable(),
      /** What became of the entries of `confirm`, in its order. */
      results: z.array(
        z.object({
          fingerprint: z.string(),
          orderNumbers: z.array(z.string()),
          outcome: z.enum(BANK_OUTCOMES),
        }),
      ),
    }),
  },
}
