import { z } from 'zod'
import { email, idParams, instant, nothing, password, required } from '../shared/primitives'
import { admin } from './admin-auth.schema'

const adminRow = admin.extend({ isActive: z.boolean(), createdAt: instant })

export const adminSchemas = {
  listAdmins: { data: z.object({ admins: z.array(adminRow) }) },
  createAdmin: {
    /** Without a password an invitation is sent, whose link sets one. */
    body: z.object({
      name: required(200),
      email,
      password: password.optional(),
      isActive: z.boolean().default(true),
    }),
    data: z.object({ admin: adminRow }),
  },
  updateAdmin: {
    params: idParams,
    body: z
      .object({ name: required(200), email, password: password.optional(), isActive: z.boolean() })
      .partial(),
    data: z.object({ admin: adminRow }),
  },
  resetAdmin: { params: idParams, data: nothing },
}
