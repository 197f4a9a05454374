import { z } from 'zod'
import { MAX_PASSWORD_LENGTH } from '../../domain/account/password'
import { code, passwordOf } from '../../domain/shared/fields'

/**
 * Proof that the caller owns the session, in the body of calls that change who may enter or where money goes. Optional
 * here, because the server asks for it after all other fields, and some calls need it for some changes only.
 */
export const ownerProof = {
  /** Password of the calling administrator. */
  currentPassword: z.optional(passwordOf(MAX_PASSWORD_LENGTH, 0)),
  /** A code of the authenticator app, instead of the password. */
  secondFactor: z.optional(z.object({ code: code(50) })),
}
