import { answers } from '@/mocks/shared/handlers'

/** MSW handlers of the stream of events: one that says nothing and ends. */
export const eventMocks = { ok: [answers('streamEvents', () => new Blob([], { type: 'text/event-stream' }))] }
