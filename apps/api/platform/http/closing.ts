import type { FastifyInstance } from 'fastify'

/** An answer that is sent while the process ends closes its connection, which would keep the process alive. */
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
