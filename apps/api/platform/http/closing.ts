import type { FastifyInstance } from 'fastify'

/** Closes the connection of responses sent during shutdown, because keep-alive would delay the exit. */
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
