import { admin } from '../staff/staff-data.mocks'
import { ok } from '@/mocks/shared/handlers'
import type { PasskeyAnswer } from '../second-factor/own-proof'
import { recoveryCodes } from '../second-factor/second-factor.mocks'

export const passkeyRows = [
  {
    _id: 'cGhvbmU',
    name: 'Telefonum',
    createdAt: '2026-11-02T09:00:00.000Z',
    lastUsedAt: '2026-11-20T08:12:00.000Z',
  },
  { _id: 'a2V5', name: 'Güvenlik anahtarı', createdAt: '2026-11-12T15:30:00.000Z', lastUsedAt: null },
]

export const passkeyAnswer: PasskeyAnswer = {
  token: 'passkey-token',
  response: {
    id: 'cGhvbmU',
    rawId: 'cGhvbmU',
    type: 'public-key',
    response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
  },
}

const challenge = { challenge: 'Y2hhbGxlbmdl', timeout: 60_000 }

export const passkeyCreation = {
  token: 'passkey-token',
  options: {
    ...challenge,
    rp: { id: 'localhost', name: 'Verda' },
    user: { id: 'YWRtaW4', name: admin.email, displayName: admin.name },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
    attestation: 'none' as const,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  },
}
export const passkeyRequest = {
  token: 'passkey-token',
  options: {
    ...challenge,
    rpId: 'localhost',
    userVerification: 'required' as const,
    allowCredentials: [],
  },
}

/** MSW handlers of administrators' passkeys: the own ones, and those of a login. */
export const passkeyMocks = {
  ok: [
    ok('listPasskeys', { passkeys: [] }),
    ok('startPasskey', passkeyCreation),
    ok('addPasskey', { recoveryCodes }),
    ok('renamePasskey', {}),
    ok('removePasskey', {}),
    ok('startPasskeyProof', passkeyRequest),
    ok('startPasskeyLogin', passkeyRequest),
    ok('loginWithPasskey', { token: 'admin-token-for-stories', admin }),
  ],
}
