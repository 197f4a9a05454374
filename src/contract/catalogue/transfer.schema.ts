import { z } from 'zod'
import { CSV_MAX_LENGTH } from '../../domain/catalogue/product-import'
import { text, untrimmed } from '../../domain/shared/fields'
import { productFilters } from './product-filters.schema'
import { file } from '../shared/primitives'

export const productTransferSchemas = {
  exportProducts: {
    /** The filters of the list. */
    query: z.object(productFilters),
    data: file,
  },
  importProducts: {
    body: z.object({
      csv: untrimmed(CSV_MAX_LENGTH, 1),
      /** Says what would be changed, and changes nothing. */
      dryRun: z.boolean(),
      /** Leaves broken lines out; without it one broken line keeps all others from being stored. */
      skipBroken: z.boolean().default(false),
      /** Of the preview that was agreed to. */
      version: z.optional(text(100)),
    }),
    data: z.object({
      /** Whether anything was stored. */
      stored: z.boolean(),
      /** Names what `rows` would do; sent back, it is what will be done. */
      version: z.string(),
      rows: z.array(
        z.object({
          /** 1 is the header. */
          line: z.number().int(),
          /** Null: a new product. */
          id: z.string().nullable(),
          name: z.string(),
          /** What is shown in the file; none: the product is as the line says. */
          changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
        }),
      ),
      errors: z.array(z.object({ line: z.number().int(), message: z.string() })),
    }),
  },
}
