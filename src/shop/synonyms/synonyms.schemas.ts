import { z } from 'zod'
import { instant } from '@/contract/shared/primitives'
import { synonymsForm } from './synonyms'

const groups = z.array(z.array(z.string()))
const record = z.object({
  synonyms: z.object({ de: groups, tr: groups, en: groups }),
  /** Of the last save; null while there are none. */
  updatedAt: instant.nullable(),
})

export const synonymSchemas = {
  getSynonyms: { data: record },
  updateSynonyms: {
    /** `updatedAt` as it was read; STALE if somebody else has saved since. */
    body: z.object({ synonyms: synonymsForm, updatedAt: instant.nullable() }),
    data: record,
  },
}
