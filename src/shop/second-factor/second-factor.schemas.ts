import { z } from 'zod'
import { code } from '../shared/fields'
import { idParams, instant, nothing } from '@/contract/shared/primitives'
import { adminSession } from '../staff/admin-auth.schemas'
import { ownerProof, passkey } from '../staff/proof.schemas'

/** What somebody without the password has: a code of the authenticator app, or one of the recovery codes. */
const factor = { code: z.optional(code(50)), recoveryCode: z.optional(code(100)) }

/** Both: what changes the second factor is asked for the password and, once there is a factor, for that. */
export const strongProof = {
  currentPassword: ownerProof.currentPassword,
  secondFactor: z.optional(z.object({ ...factor, passkey })),
}

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const secondFactorSchemas = {
  getSecondFactor: {
    data: z.object({
      /** When the authenticator app was set up. */
      totpSince: z.nullable(instant),
      /** Number of recovery codes left. */
      recoveryCodes: z.number().int(),
      /** Whether all administrators need a second factor. */
      isRequired: z.boolean(),
    }),
  },
  startTotp: {
    body: z.object(strongProof),
    data: z.object({
      /** Base32. */
      secret: z.string(),
      /** `otpauth://` for a QR code. */
      uri: z.string(),
    }),
  },
  /** Answers new recovery codes, which are shown once. */
  confirmTotp: { body: z.object({ code: code(50, 1) }), data: recoveryCodes },
  removeTotp: { body: z.object(strongProof), data: nothing },
  renewRecoveryCodes: { body: z.object(strongProof), data: recoveryCodes },
  loginWithSecondFactor: {
    body: z.object({ challenge: code(200, 1), ...factor }),
    data: adminSession,
  },
  setSecondFactorDemand: {
    body: z.object({ isRequired: z.boolean(), ...ownerProof }),
    data: z.object({ isRequired: z.boolean() }),
  },
  removeSecondFactor: { params: idParams, body: z.object(ownerProof), data: nothing },
}
