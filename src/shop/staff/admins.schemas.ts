import { z } from 'zod'
import { newAdminPassword, personName } from '../account/account-fields'
import { code, email } from '../shared/fields'
import { DEFAULT_ROLE } from '../roles/roles'
import { idParams, instant, nothing } from '@/contract/shared/primitives'
import { admin } from './admin-auth.schemas'
import { ownerProof } from './proof.schemas'

const adminRow = admin.extend({
  role: z.string(),
  isActive: z.boolean(),
  createdAt: instant,
  hasSecondFactor: z.boolean(),
})
/** Name of a built-in role, or the id of one of the shop's own. */
const roleId = code(60, 1)

export const adminSchemas = {
  listAdmins: { data: z.object({ admins: z.array(adminRow) }) },
  createAdmin: {
    /** Without a password, an invitation with a link to set one is mailed. */
    body: z.object({
      name: personName,
      email,
      password: z.optional(newAdminPassword),
      isActive: z.boolean().default(true),
      role: z._default(roleId, DEFAULT_ROLE),
      ...ownerProof,
    }),
    data: z.object({ admin: adminRow }),
  },
  updateAdmin: {
    params: idParams,
    body: z
      .object({
        name: personName,
        email,
        password: newAdminPassword,
        isActive: z.boolean(),
        role: roleId,
      })
      .partial()
      /** Everything but a name needs the proof. */
      .extend(ownerProof),
    data: z.object({ admin: adminRow }),
  },
  resetAdmin: { params: idParams, body: z.object(ownerProof).default({}), data: nothing },
}
