import { z } from 'zod'
import { newPassword, personName } from '../../domain/account/account-fields'
import { MAX_PASSWORD_LENGTH } from '../../domain/account/password'
import { email, passwordOf } from '../../domain/shared/fields'
import { idParams, instant, nothing } from '../shared/primitives'
import { admin } from './admin-auth.schema'

const adminRow = admin.extend({ isActive: z.boolean(), createdAt: instant })

export const adminSchemas = {
  listAdmins: { data: z.object({ admins: z.array(adminRow) }) },
  createAdmin: {
    /** Without a password, an invitation with a link to set one is mailed. */
    body: z.object({
      name: personName,
      email,
      password: z.optional(newPassword),
      isActive: z.boolean().default(true),
    }),
    data: z.object({ admin: adminRow }),
  },
  updateAdmin: {
    params: idParams,
    body: z
      .object({
        name: personName,
        email,
        password: newPassword,
        /** Password of the calling administrator; required together with `password`. */
        currentPassword: passwordOf(MAX_PASSWORD_LENGTH, 0),
        isActive: z.boolean(),
      })
      .partial(),
    data: z.object({ admin: adminRow }),
  },
  resetAdmin: { params: idParams, data: nothing },
}
