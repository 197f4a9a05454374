import { failing, offline, ok, slow } from '../shared/handlers'

/** MSW handlers of the withdrawal, by resulting state. */
export const withdrawalMocks = {
  ok: [ok('withdraw', { receivedAt: '2026-11-21T09:12:00.000Z' })],
  slow: [slow('withdraw')],
  refused: [failing('withdraw', 'VALIDATION')],
  tooMany: [failing('withdraw', 'RATE_LIMITED')],
  error: [failing('withdraw', 'INTERNAL')],
  offline: [offline('withdraw')],
}
