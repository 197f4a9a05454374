import { failing, ok } from '@/mocks/shared/handlers'

export const sessionRows = [
  {
    _id: '00000000-0000-4000-8000-000000000951',
    device: 'Chrome · Windows',
    network: '192.0.2.17',
    startedAt: '2026-11-21T07:30:00.000Z',
    lastUsedAt: '2026-11-21T08:42:00.000Z',
    isOwn: true,
  },
  {
    _id: '00000000-0000-4000-8000-000000000952',
    device: 'Safari · iPhone',
    network: '2001:db8:4:7::/64',
    startedAt: '2026-11-19T18:05:00.000Z',
    lastUsedAt: '2026-11-20T21:10:00.000Z',
    isOwn: false,
  },
  {
    _id: '00000000-0000-4000-8000-000000000953',
    device: null,
    network: '198.51.100.4',
    startedAt: '2026-11-18T12:00:00.000Z',
    lastUsedAt: '2026-11-18T12:01:00.000Z',
    isOwn: false,
  },
]

/** MSW handlers of the own sessions. */
export const ownSessionMocks = {
  ok: [ok('listSessions', { sessions: sessionRows }), ok('endSession', {}), ok('endOtherSessions', {})],
  error: [failing('listSessions', 'INTERNAL')],
}
