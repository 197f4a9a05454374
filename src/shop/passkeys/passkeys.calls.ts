import type { EndpointTable } from '@/contract/shared/endpoint'

/** Passkeys (WebAuthn) of administrators. */
export const passkeyEndpoints = {
  listPasskeys: {
    method: 'GET',
    path: '/auth/passkeys',
    access: 'admin',
    needs: 'self',
    errors: [],
    withoutFactor: true,
  },
  startPasskey: {
    method: 'POST',
    path: '/auth/passkeys/start',
    access: 'admin',
    needs: 'self',
    errors: ['WRONG_PASSWORD', 'WRONG_CODE'],
    withoutFactor: true,
  },
  addPasskey: {
    method: 'POST',
    path: '/auth/passkeys',
    access: 'admin',
    needs: 'self',
    errors: ['INVALID_TOKEN', 'PASSKEY_REFUSED'],
    status: 201,
    withoutFactor: true,
  },
  renamePasskey: {
    method: 'PUT',
    path: '/auth/passkeys/:id',
    access: 'admin',
    needs: 'self',
    errors: ['NOT_FOUND'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/auth/passkeys/:id',
    access: 'admin',
    needs: 'self',
    errors: ['NOT_FOUND', 'WRONG_PASSWORD', 'WRONG_CODE'],
  },
  /** Begins a proof instead of the password, by one of the own passkeys. NOT_FOUND: there is none. */
  startPasskeyProof: {
    method: 'POST',
    path: '/auth/passkeys/prove',
    access: 'admin',
    needs: 'self',
    errors: ['NOT_FOUND'],
  },
  startPasskeyLogin: {
    method: 'POST',
    path: '/auth/login/passkey/start',
    access: 'public',
    errors: ['INVALID_TOKEN'],
  },
  loginWithPasskey: {
    method: 'POST',
    path: '/auth/login/passkey',
    access: 'public',
    errors: ['INVALID_TOKEN', 'PASSKEY_REFUSED', 'ACCOUNT_BANNED'],
  },
} as const satisfies EndpointTable
