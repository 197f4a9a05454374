import { failing, offline, ok, slow } from '../shared/handlers'

/** Handlers of the withdrawal, by the state that they lead to. */
export const withdrawalMocks = {
  ok: [ok('withdraw', { receivedAt: '2026-11-21T09:12:00.000Z' })],
  slow: [slow('withdraw')],
  refused: [failing('withdraw', 'VALIDATION')],
  tooMany: [failing('withdraw', 'RATE_LIMITED')],
  error: [failing('withdraw', 'INTERNAL')],
  offline: [offline('withdraw')],
}
