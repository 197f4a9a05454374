import type { FastifyInstance } from 'fastify'

const ending = new WeakSet<FastifyInstance['server']>()

/** Closes the connection of responses sent during shutdown, because keep-alive would delay the exit. */
export function endConnections(app: FastifyInstance): void {
  const { server } = app
  app.addHook('preClose', (done) => {
    ending.add(server)
    done()
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (ending.has(server)) reply.header('connection', 'close')
    done(null, payload)
  })
}

/**
 * Takes no new connections, answers the requests in flight and then closes the application. Fastify alone would refuse
 * a page in flight its calls to the API, which are made inside the application.
 */
export async function closeWhenAnswered(app: FastifyInstance): Promise<void> {
  const { server } = app
  ending.add(server)
  await new Promise<void>((resolve) => {
    // An error means that it is not listening.
    server.close(() => resolve())
  })
  await app.close()
}
