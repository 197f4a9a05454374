import { z } from 'zod'
import { email, idParams, instant, nothing, password, required } from '../shared/primitives'

const admin = z.object({ _id: z.string(), name: z.string(), email: z.string() })
const adminRow = admin.extend({ isActive: z.boolean(), createdAt: instant })
const session = z.object({ token: z.string(), admin })

export const adminAuthSchemas = {
  loginAdmin: {
    body: z.object({ email: required(254), password: z.string().min(1).max(200) }),
    data: session,
  },
  verifyAdmin: { data: z.object({ admin }) },
  refreshAdmin: { data: session },
  logoutAdmin: { data: nothing },
  changeAdminPassword: {
    body: z.object({ currentPassword: z.string().min(1).max(200), newPassword: password }),
    data: nothing,
  },
  getAdminProfile: { data: z.object({ admin }) },
  updateAdminProfile: { body: z.object({ name: required(200), email }), data: z.object({ admin }) },
  listAdmins: { data: z.object({ admins: z.array(adminRow) }) },
  createAdmin: {
    body: z.object({ name: required(200), email, password, isActive: z.boolean().default(true) }),
    data: z.object({ admin: adminRow }),
  },
  updateAdmin: {
    params: idParams,
    body: z
      .object({ name: required(200), email, password: password.optional(), isActive: z.boolean() })
      .partial(),
    data: z.object({ admin: adminRow }),
  },
}
