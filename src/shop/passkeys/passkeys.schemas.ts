import { z } from 'zod'
import { code, text } from '../shared/fields'
import { idParams, instant, nothing } from '@/contract/shared/primitives'
import { customer } from '../account/account.schemas'
import { adminSession } from '../staff/admin-auth.schemas'
import { assertion, bytes, credential, ownerProof, passkey } from '../staff/proof.schemas'
import { strongProof } from '../second-factor/second-factor.schemas'

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const transports = z.array(z.enum(TRANSPORTS)).max(10)

/** What an authenticator answers when it is created, as @simplewebauthn/browser sends it. */
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(20_000),
    attestationObject: bytes(200_000),
    transports: z.optional(transports),
  }),
})

const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports })

const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
})

const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

const name = text(60, 1)

const rows = z.object({
  passkeys: z.array(
    z.object({ _id: z.string(), name: z.string(), createdAt: instant, lastUsedAt: z.nullable(instant) }),
  ),
})
const creation = z.object({ token: z.string(), options: creationOptions })
const request = z.object({ token: z.string(), options: requestOptions })
const created = z.object({ token: code(200, 1), name, response: registration })
const answer = z.object({ token: code(200, 1), response: assertion })

export const passkeySchemas = {
  listPasskeys: { data: rows },
  startPasskey: { body: z.object(strongProof), data: creation },
  /** Answers recovery codes if there were none. */
  addPasskey: { body: created, data: z.object({ recoveryCodes: z.array(z.string()) }) },
  renamePasskey: { params: idParams, body: z.object({ name }), data: nothing },
  removePasskey: { params: idParams, body: z.object(strongProof), data: nothing },
  startPasskeyProof: { data: request },
  startPasskeyLogin: {
    /** The challenge of a login's first step restricts it to that account. */
    body: z.object({ challenge: z.optional(code(200)) }),
    data: request,
  },
  loginWithPasskey: { body: answer, data: adminSession },
}

/** The own password, or an own passkey instead of it. */
const customerProof = z.object({ currentPassword: ownerProof.currentPassword, passkey })

export const customerPasskeySchemas = {
  listCustomerPasskeys: { data: rows },
  startCustomerPasskey: { body: customerProof, data: creation },
  addCustomerPasskey: { body: created, data: nothing },
  removeCustomerPasskey: { params: idParams, body: customerProof, data: nothing },
  startCustomerPasskeyProof: { data: request },
  startCustomerPasskeyLogin: { data: request },
  loginCustomerWithPasskey: { body: answer, data: z.object({ token: z.string(), user: customer }) },
}
