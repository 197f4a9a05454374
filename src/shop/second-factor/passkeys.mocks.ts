import { ok } from '@/mocks/shared/handlers'

export const passkeyRows = [
  {
    _id: 'cGhvbmU',
    name: 'Telefonum',
    createdAt: '2026-11-02T09:00:00.000Z',
    lastUsedAt: '2026-11-20T08:12:00.000Z',
  },
  { _id: 'a2V5', name: 'Güvenlik anahtarı', createdAt: '2026-11-12T15:30:00.000Z', lastUsedAt: null },
]

/** MSW handlers of the own passkeys. */
export const passkeyMocks = {
  ok: [ok('listPasskeys', { passkeys: [] })],
}
