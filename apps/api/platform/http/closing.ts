import type { FastifyInstance } from 'fastify'

/** Who waits for an answer while the process ends is told not to keep the connection, which would keep the process. */
export function endConnections(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}
