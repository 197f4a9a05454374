import { z } from 'zod'
import { MAX_PASSWORD_LENGTH } from '../account/password'
import { code, matching, passwordOf } from '../shared/fields'

/** Base64url. */
export const bytes = (max: number) => matching(/^[\w-]*$/, max)
export const credential = { id: bytes(2_000), rawId: bytes(2_000), type: z.literal('public-key') }

/** What an authenticator answers when it is used, as @simplewebauthn/browser sends it. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(20_000),
    authenticatorData: bytes(20_000),
    signature: bytes(20_000),
    userHandle: z.optional(bytes(200)),
  }),
})

/** A passkey's answer to `startPasskeyProof`, with the token of that call. */
export const passkey = z.optional(z.object({ token: code(200, 1), response: assertion }))

/**
 * Proof that the caller owns the session, in the body of calls that change who may enter or where money goes. Optional
 * here, because the server asks for it after all other fields, and some calls need it for some changes only.
 */
export const ownerProof = {
  /** Password of the calling administrator. */
  currentPassword: z.optional(passwordOf(MAX_PASSWORD_LENGTH, 0)),
  /** A code of the authenticator app or a passkey, instead of the password. */
  secondFactor: z.optional(z.object({ code: z.optional(code(50)), passkey })),
}
