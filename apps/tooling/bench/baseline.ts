import fastify from 'fastify'
import { z } from 'zod'
import { openDatabase } from '../../api/platform/db/open'

/**
 * Minimal servers for comparison: a bare Fastify that sends the product's bytes, and one that sends the rows of the
 * product's own statements. Runs as a separate process like the product; its parent passes the product's URL, the database
 * and the paths.
 */
const { FLOOR_PRODUCT: product = '', FLOOR_DATABASE: url = '', FLOOR_DATA: dataDir = '' } = process.env
const paths = (process.env.FLOOR_PATHS ?? '').split(' ')

const { pool } = await openDatabase(url === '' ? { dataDir } : { databaseUrl: url })
const app = fastify()
for (const [index, path] of paths.entries()) {
  const body = Buffer.from(await (await fetch(`${product}${path}`)).arrayBuffer())
  app.get(`/bytes/${index}`, (_, reply) => reply.type('application/json; charset=utf-8').send(body))
}

/** Statements of the product's own answers, sent by the parent before their first request. */
const answers = z.record(z.string(), z.array(z.object({ text: z.string(), values: z.array(z.unknown()) })))
let select: z.infer<typeof answers> = {}
process.on('message', (message) => {
  select = answers.parse(message)
  process.send?.('selects')
})
app.get<{ Params: { name: string } }>('/select/:name', async ({ params }, reply) => {
  const statements = select[params.name]
  if (!statements) return reply.code(404).send()
  const found: unknown[] = []
  for (const { text, values } of statements) found.push((await pool.query({ text }, values)).rows)
  return found
})

const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.(address)
process.on('disconnect', () => process.exit(0))
