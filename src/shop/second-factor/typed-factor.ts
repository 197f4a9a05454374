import * as z from 'zod/mini'
import { password } from '../account/account-fields'
import { code, text } from '../shared/fields'

/** A second factor as calls take it. */
export type SentFactor = { readonly code: string } | { readonly recoveryCode: string }

/** One field takes both: six digits are a code of the app, anything else is a recovery code. */
export function typedFactor(typed: string): SentFactor {
  const digits = typed.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? { code: digits } : { recoveryCode: typed }
}

const factor = code(100, 1)
/** The second step of a login, or the first code of an app. */
export const factorForm = z.object({ factor })
interface ProofNeeds {
  readonly needsFactor: boolean
  /** Of a new passkey. */
  readonly needsName: boolean
}

/** The password, with the factor where there is one. */
export const proofForm = ({ needsFactor, needsName }: ProofNeeds) =>
  z.object({
    currentPassword: password,
    factor: code(100, needsFactor ? 1 : 0),
    name: text(60, needsName ? 1 : 0),
  })
