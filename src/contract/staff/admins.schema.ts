import { z } from 'zod'
import { newAdminPassword, personName } from '../../domain/account/account-fields'
import { email } from '../../domain/shared/fields'
import { idParams, instant, nothing } from '../shared/primitives'
import { admin } from './admin-auth.schema'
import { ownerProof } from './proof.schema'

const adminRow = admin.extend({
  role: z.string(),
  isActive: z.boolean(),
  createdAt: instant,
  hasSecondFactor: z.boolean(),
})

export const adminSchemas = {
  listAdmins: { data: z.object({ admins: z.array(adminRow) }) },
  createAdmin: {
    /** Without a password, an invitation with a link to set one is mailed. */
    body: z.object({
      name: personName,
      email,
      password: z.optional(newAdminPassword),
      isActive: z.boolean().default(true),
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
      })
      .partial()
      /** Everything but a name needs the proof. */
      .extend(ownerProof),
    data: z.object({ admin: adminRow }),
  },
  resetAdmin: { params: idParams, body: z.object(ownerProof).default({}), data: nothing },
}
