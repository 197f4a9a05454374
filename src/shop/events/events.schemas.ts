import { z } from 'zod'
import { file } from '@/contract/shared/primitives'
import { id } from '../shared/fields'
import { OPENED_KINDS } from './events'

export const eventSchemas = {
  streamEvents: {
    /** What the caller has open, which those who have the same open are told. */
    query: z.object({ kind: z.enum(OPENED_KINDS).optional(), id: z.optional(id) }),
    data: file,
  },
}
