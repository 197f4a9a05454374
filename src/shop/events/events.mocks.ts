import type { RequestHandler } from 'msw'
import { answers, slow } from '@/mocks/shared/handlers'
import { printEvent, type OfficeEvent } from './events'

/** A stream that says this and then ends. */
const saying = (...events: readonly OfficeEvent[]): RequestHandler =>
  answers('streamEvents', () => new Blob(events.map(printEvent), { type: 'text/event-stream' }))

/** MSW handlers of the stream of events. */
export const eventMocks = { silent: [slow('streamEvents')], saying }
