import type { Data } from '@/contract/shared/dto'
import { failing, ok, slow } from '@/mocks/shared/handlers'
import { wrongPassword } from '@/mocks/shared/own-password'

type ApiKeyDto = Data<'listApiKeys'>['keys'][number]

const KEY: ApiKeyDto = {
  _id: '00000000-0000-4000-8000-000000000921',
  name: 'Depo yazılımı',
  hint: 'q7Zk',
  permissions: ['orders.read', 'orders.write', 'cargo.read'],
  owner: 'Elif Yılmaz',
  isActive: true,
  createdAt: '2026-02-03T08:00:00.000Z',
  expiresAt: '2027-02-03T08:00:00.000Z',
  lastUsedAt: '2026-11-20T06:41:00.000Z',
}

/** One in use, one never used, one whose day has come. */
export const API_KEYS: ApiKeyDto[] = [
  KEY,
  {
    ...KEY,
    _id: '00000000-0000-4000-8000-000000000922',
    name: 'Muhasebe',
    hint: '3fWd',
    permissions: ['orders.read', 'documents.read', 'bookkeeping.read'],
    owner: 'Mert Kaya',
    createdAt: '2026-11-18T09:30:00.000Z',
    expiresAt: null,
    lastUsedAt: null,
  },
  {
    ...KEY,
    _id: '00000000-0000-4000-8000-000000000923',
    name: 'Fiyat karşılaştırma',
    hint: 'Lp0x',
    permissions: ['catalogue.read'],
    isActive: false,
    createdAt: '2026-08-01T09:30:00.000Z',
    expiresAt: '2026-10-30T09:30:00.000Z',
    lastUsedAt: '2026-10-30T09:12:00.000Z',
  },
]

export const API_KEY_SECRET = 'verda_sk_nK3mT8wQxB5vR1yLzHs7Cd9Fj2Gp4Ua6We0XiOoPq7Zk'

/** MSW handlers of the keys, by resulting state. */
export const apiKeyMocks = {
  ok: [
    ok('listApiKeys', { keys: API_KEYS }),
    ok('createApiKey', { key: KEY, secret: API_KEY_SECRET }),
    ok('revokeApiKey', {}),
  ],
  none: [ok('listApiKeys', { keys: [] })],
  slow: [slow('listApiKeys')],
  error: [failing('listApiKeys', 'INTERNAL')],
  wrongPassword: [wrongPassword('createApiKey')],
}
