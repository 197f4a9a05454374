import { sabine, TOKEN } from '../account/account-data.mocks'
import { ok } from '@/mocks/shared/handlers'
import { passkeyCreation, passkeyRequest } from './passkeys.mocks'

export const customerPasskeyRows = [
  {
    _id: 'cGhvbmU',
    name: 'Mein Telefon',
    createdAt: '2026-11-02T09:00:00.000Z',
    lastUsedAt: '2026-11-20T08:12:00.000Z',
  },
  { _id: 'a2V5', name: 'Laptop', createdAt: '2026-11-12T15:30:00.000Z', lastUsedAt: null },
] as const

/** MSW handlers of a customer's passkeys. */
export const customerPasskeyMocks = {
  ok: [
    ok('listCustomerPasskeys', { passkeys: [] }),
    ok('startCustomerPasskey', passkeyCreation),
    ok('addCustomerPasskey', {}),
    ok('removeCustomerPasskey', {}),
    ok('startCustomerPasskeyProof', passkeyRequest),
    ok('startCustomerPasskeyLogin', passkeyRequest),
    ok('loginCustomerWithPasskey', { token: TOKEN, user: sabine }),
  ],
}
