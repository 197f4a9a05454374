import { z } from 'zod'
import { idParams, instant, nothing } from '@/contract/shared/primitives'

const session = z.object({
  _id: z.string(),
  /** Browser and system, for example `Chrome · Windows`; null: unknown. */
  device: z.nullable(z.string()),
  /** IP address, of IPv6 its network. */
  network: z.nullable(z.string()),
  startedAt: instant,
  /** To the minute. */
  lastUsedAt: instant,
  /** The session that asks. */
  isOwn: z.boolean(),
})

export const sessionSchemas = {
  listSessions: { data: z.object({ sessions: z.array(session) }) },
  endSession: { params: idParams, data: nothing },
  endOtherSessions: { data: nothing },
}
