import type { EndpointTable } from '@/contract/shared/endpoint'

/** Passkeys (WebAuthn) of customers. */
export const customerPasskeyEndpoints = {
  listCustomerPasskeys: { method: 'GET', path: '/user/passkeys', access: 'user', errors: [] },
  /** EMAIL_UNVERIFIED: only the owner of the address may keep a key to the account. */
  startCustomerPasskey: {
    method: 'POST',
    path: '/user/passkeys/start',
    access: 'user',
    errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'EMAIL_UNVERIFIED'],
  },
  addCustomerPasskey: {
    method: 'POST',
    path: '/user/passkeys',
    access: 'user',
    errors: ['INVALID_TOKEN', 'PASSKEY_REFUSED'],
    status: 201,
  },
  removeCustomerPasskey: {
    method: 'DELETE',
    path: '/user/passkeys/:id',
    access: 'user',
    errors: ['NOT_FOUND', 'WRONG_PASSWORD', 'WRONG_CODE'],
  },
  /** Begins a proof instead of the password, by one of the own passkeys. NOT_FOUND: there is none. */
  startCustomerPasskeyProof: {
    method: 'POST',
    path: '/user/passkeys/prove',
    access: 'user',
    errors: ['NOT_FOUND'],
  },
  startCustomerPasskeyLogin: {
    method: 'POST',
    path: '/user-auth/login/passkey/start',
    access: 'public',
    errors: [],
  },
  loginCustomerWithPasskey: {
    method: 'POST',
    path: '/user-auth/login/passkey',
    access: 'public',
    errors: ['INVALID_TOKEN', 'PASSKEY_REFUSED', 'ACCOUNT_BANNED'],
  },
} as const satisfies EndpointTable
