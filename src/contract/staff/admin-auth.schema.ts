import { z } from 'zod'
import { email, nothing, password, required } from '../shared/primitives'

export const admin = z.object({ _id: z.string(), name: z.string(), email: z.string() })
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
  setAdminPassword: { body: z.object({ token: required(200), password }), data: nothing },
  getAdminProfile: { data: z.object({ admin }) },
  updateAdminProfile: { body: z.object({ name: required(200), email }), data: z.object({ admin }) },
}
