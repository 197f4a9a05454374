import fastify from 'fastify'

/** A bare Fastify that sends the same bytes as the product, in a process of its own; arguments: the product's URLs. */
const app = fastify()
for (const [index, url] of process.argv.slice(2).entries()) {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer())
  app.get(`/${index}`, (_, reply) => reply.type('application/json; charset=utf-8').send(body))
}
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
process.on('disconnect', () => process.exit(0))
