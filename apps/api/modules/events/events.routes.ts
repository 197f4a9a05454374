import { Socket } from 'node:net'
import { NEWS_NEEDS } from '@/shop/events/events'
import { missingPermissions } from '../../platform/auth/missing-permissions'
import { findSession } from '../../platform/auth/sessions'
import { bearerOf } from '../../platform/auth/tokens'
import { mayHave } from '../../platform/events/office-events'
import { defineRoute } from '../../platform/http/define-route'

export const eventRoutes = [
  defineRoute('streamEvents', ({ db, events, now, query: { kind, id }, request, session }) => {
    const opened = kind && id !== undefined ? { kind, id } : undefined
    if (opened && !mayHave(session, opened)) throw missingPermissions([NEWS_NEEDS[opened.kind]])
    const token = bearerOf(request.headers.authorization) ?? ''
    const look = async () => {
      const found = await findSession(db, token, now())
      return found?.kind === 'admin' ? found : undefined
    }
    const stream = events.open({ session, opened, look })
    const { socket } = request.raw
    // A call made inside the application has no connection that could stay open.
    if (!(socket instanceof Socket)) stream.finish()
    else if (socket.destroyed) stream.destroy()
    else socket.once('close', () => stream.destroy())
    return Promise.resolve(stream)
  }),
]
