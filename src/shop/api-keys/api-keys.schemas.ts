import { z } from 'zod'
import { idParams, instant, nothing } from '@/contract/shared/primitives'
import { PERMISSIONS } from '../roles/permissions'
import { ownerProof } from '../staff/proof.schemas'
import { apiKeyFields } from './api-keys'

const apiKey = z.object({
  _id: z.string(),
  name: z.string(),
  /** The key's last four letters. */
  hint: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Name of who made it, without whose permissions it may nothing. */
  owner: z.string(),
  /** False once its day has come or its owner is deactivated. */
  isActive: z.boolean(),
  createdAt: instant,
  /** Null: never. */
  expiresAt: instant.nullable(),
  /** To the minute; null: not yet. */
  lastUsedAt: instant.nullable(),
})

export const apiKeySchemas = {
  listApiKeys: { data: z.object({ keys: z.array(apiKey) }) },
  createApiKey: {
    body: z.object({ ...apiKeyFields, ...ownerProof }),
    /** `secret` is the key itself, which only its caller ever sees. */
    data: z.object({ key: apiKey, secret: z.string() }),
  },
  revokeApiKey: { params: idParams, data: nothing },
}
