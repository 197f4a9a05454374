import * as z from 'zod/mini'
import { MAX_PASSWORD_LENGTH } from '../account/password'
import { passwordOf, text } from '../shared/fields'

interface PasskeyNeeds {
  /** A new one has a name. */
  readonly name: boolean
  /** Not once an own passkey has proven who asks. */
  readonly password: boolean
}

/** Adding or removing a passkey (IDENTITY-300). */
export const passkeyForm = (needs: PasskeyNeeds) =>
  z.object({
    name: text(60, needs.name ? 1 : 0),
    currentPassword: passwordOf(MAX_PASSWORD_LENGTH, needs.password ? 1 : 0),
  })

export type PasskeyForm = z.infer<ReturnType<typeof passkeyForm>>
