import { z } from 'zod'
import { file } from '@/contract/shared/primitives'
import { text, untrimmed } from '../shared/fields'
import { productFilters } from '../catalogue/product-filters.schemas'
import { CSV_MAX_LENGTH } from './product-import'

export const productTransferSchemas = {
  exportProducts: {
    /** Same filters as the product list. */
    query: z.object(productFilters),
    data: file,
  },
  importProducts: {
    body: z.object({
      csv: untrimmed(CSV_MAX_LENGTH),
      /** Previews the import without changing anything. */
      dryRun: z.boolean(),
      /** Skips invalid lines; without it, one invalid line prevents the whole import. */
      skipBroken: z.boolean().default(false),
      /** Version of the confirmed preview. */
      version: z.optional(text(100)),
    }),
    data: z.object({
      /** Whether the changes have been saved. */
      stored: z.boolean(),
      /** Fingerprint of the changes in `rows`; sent back to confirm exactly these. */
      version: z.string(),
      rows: z.array(
        z.object({
          /** Line number in the file; 1 is the header. */
          line: z.number().int(),
          /** Null for a new product. */
          id: z.string().nullable(),
          name: z.string(),
          /** In the notation of the file; empty if the product already matches the line. */
          changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
        }),
      ),
      errors: z.array(
        z.object({
          line: z.number().int(),
          name: z.string(),
          column: z.string().nullable(),
          message: z.string(),
        }),
      ),
    }),
  },
}
