import { z } from 'zod'
import { idParams, instant, nothing } from '@/contract/shared/primitives'
import { ownerProof } from '../staff/proof.schemas'
import { PERMISSIONS } from './permissions'
import { roleFields } from './role-form'

const role = z.object({
  /** Name of a built-in role, or the id of one of the shop's own. */
  _id: z.string(),
  /** Empty for built-in roles. */
  name: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Administrators with this role, inactive ones too. */
  people: z.number().int(),
  /** Null for built-in roles. */
  updatedAt: instant.nullable(),
})

export const roleSchemas = {
  listRoles: { data: z.object({ roles: z.array(role) }) },
  createRole: { body: z.object(roleFields), data: z.object({ role }) },
  updateRole: {
    params: idParams,
    /** New permissions need the proof, since people get or lose them at once. */
    body: z.object({ ...roleFields, updatedAt: instant.optional(), ...ownerProof }),
    data: z.object({ role }),
  },
  deleteRole: { params: idParams, data: nothing },
}
