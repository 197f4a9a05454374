import type { EndpointTable } from '@/contract/shared/endpoint'

/** What others change, and who else has the same open. */
export const eventEndpoints = {
  streamEvents: {
    method: 'GET',
    path: '/admin/events',
    access: 'admin',
    needs: 'self',
    errors: [],
    answers: 'text/event-stream',
  },
} as const satisfies EndpointTable
