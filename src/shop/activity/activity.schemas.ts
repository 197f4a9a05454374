import { z } from 'zod'
import { file, instant, pageQuery, pagination } from '@/contract/shared/primitives'
import { day, id } from '../shared/fields'
import { ACTIVITY_KINDS } from './activity'

const entry = z.object({
  _id: z.string(),
  at: instant,
  actor: z.string(),
  action: z.string(),
  subjectId: z.string(),
  name: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
})

const filters = {
  kind: z.enum(ACTIVITY_KINDS).optional(),
  /** Id of an administrator. */
  admin: z.optional(id),
  /** Calendar days in the shop's time zone (Europe/Berlin), both inclusive. */
  from: z.optional(day),
  to: z.optional(day),
}

export const activitySchemas = {
  listActivity: {
    query: z.object({
      ...filters,
      ...pageQuery(20),
    }),
    data: z.object({ entries: z.array(entry), pagination }),
  },
  /** All entries of the list's filters, in the reader's language. */
  exportActivity: { query: z.object(filters), data: file },
}
