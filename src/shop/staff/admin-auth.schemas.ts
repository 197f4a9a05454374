import { z } from 'zod'
import { newAdminPassword, password, personName } from '../account/account-fields'
import { PERMISSIONS } from '../roles/permissions'
import { code, email, typedEmail } from '../shared/fields'
import { instant, nothing } from '@/contract/shared/primitives'
import { ownerProof } from './proof.schemas'

export const admin = z.object({ _id: z.string(), name: z.string(), email: z.string() })
/** The one who is signed in, with what they may do. */
const signedIn = admin.extend({ role: z.string(), permissions: z.array(z.enum(PERMISSIONS)) })
export const adminSession = z.object({ token: z.string(), admin: signedIn })
/** What the own password can be replaced by where it is asked for. */
const factors = z.object({ hasTotp: z.boolean(), hasPasskeys: z.boolean() })
/** Instant after which the session cannot be renewed any more. */
const endsAt = instant

export const adminAuthSchemas = {
  loginAdmin: {
    body: z.object({ email: typedEmail(1), password }),
    data: adminSession,
  },
  verifyAdmin: { data: z.object({ admin: signedIn, endsAt, needsSecondFactor: z.boolean(), factors }) },
  refreshAdmin: { data: adminSession.extend({ endsAt, needsSecondFactor: z.boolean(), factors }) },
  logoutAdmin: { data: nothing },
  changeAdminPassword: {
    body: z.object({ ...ownerProof, newPassword: newAdminPassword }),
    data: nothing,
  },
  forgotAdminPassword: { body: z.object({ email }), data: nothing },
  setAdminPassword: { body: z.object({ token: code(200, 1), password: newAdminPassword }), data: nothing },
  getAdminProfile: { data: z.object({ admin: signedIn }) },
  updateAdminProfile: {
    /** A new address needs the proof. */
    body: z.object({ name: personName, email, ...ownerProof }),
    data: z.object({ admin: signedIn }),
  },
  undoAdminAddress: { body: z.object({ token: code(200, 1) }), data: z.object({ email: z.string() }) },
}
