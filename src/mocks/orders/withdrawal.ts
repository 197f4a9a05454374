import { failing, offline, ok, slow } from '../shared/handlers'

/** Handlers of the withdrawal, by the state that they lead to. */
export const withdrawalMocks = {
  ok: [ok('withdraw', { receivedAt: '2026-11-21T09:12:00.000Z' })],
  slow: [slow('withdraw')],
  unknown: [failing('withdraw', 'NOT_FOUND', { message: 'Nicht gefunden.' })],
  refused: [failing('withdraw', 'VALIDATION', { message: 'Bitte prüfen Sie Ihre Angaben.' })],
  tooMany: [
    failing('withdraw', 'RATE_LIMITED', { message: 'Zu viele Anfragen. Bitte warten Sie einen Augenblick.' }),
  ],
  error: [failing('withdraw', 'INTERNAL')],
  offline: [offline('withdraw')],
}
