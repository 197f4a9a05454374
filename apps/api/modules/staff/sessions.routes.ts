import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { endSessionsOf } from '../../platform/auth/sessions'
import { tokens } from '../../platform/db/schema'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, uuidOf } from '../../platform/http/errors'

/** The sessions of the administrator who asks. */
export const ownSessionRoutes = [
  defineRoute('listSessions', async ({ db, session, now }) => {
    const rows = await db
      .select()
      .from(tokens)
      .where(and(eq(tokens.adminId, session.id), gt(tokens.expiresAt, now())))
      .orderBy(desc(tokens.lastUsedAt), desc(tokens.startedAt), desc(tokens.id))
    return {
      sessions: rows.map(({ id, device, network, startedAt, lastUsedAt }) => ({
        _id: id,
        device,
        network,
        startedAt: startedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isOwn: id === session.sessionId,
      })),
    }
  }),

  defineRoute(
    'endSession',
    async ({ db, session, params }) => {
      const id = uuidOf(params.id)
      // The own one is ended by a logout.
      const other = and(eq(tokens.id, id), eq(tokens.adminId, session.id), ne(tokens.hash, session.tokenHash))
      const ended = await db.delete(tokens).where(other).returning({ id: tokens.id })
      if (ended.length === 0) throw new ApiError('NOT_FOUND')
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute(
    'endOtherSessions',
    async ({ db, session }) => {
      await endSessionsOf(db, { kind: 'admin', id: session.id }, session.tokenHash)
      return {}
    },
    { dropsCache: false },
  ),
]
