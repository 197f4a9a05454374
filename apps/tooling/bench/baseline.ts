import fastify from 'fastify'
import { openDatabase } from '../../api/platform/db/open'

/**
 * Minimal servers for comparison: a bare Fastify that sends the product's bytes, and one with a single select. Runs as a
 * separate process like the product; its parent passes the product's URL, the database and the paths.
 */
const { FLOOR_PRODUCT: product = '', FLOOR_DATABASE: url = '', FLOOR_DATA: dataDir = '' } = process.env
const paths = (process.env.FLOOR_PATHS ?? '').split(' ')

const { pool } = await openDatabase(url === '' ? { dataDir } : { databaseUrl: url })
const app = fastify()
for (const [index, path] of paths.entries()) {
  const body = Buffer.from(await (await fetch(`${product}${path}`)).arrayBuffer())
  app.get(`/bytes/${index}`, (_, reply) => reply.type('application/json; charset=utf-8').send(body))
}

const LIST = `select id, slug, name, category, status, stock_quantity, rating from products
  where status = $1 order by position, id limit 20`
const DETAIL = 'select * from products where slug = $1'
const select = async (name: string, text: string, value: string) => {
  const { rows } = await pool.query<Record<string, unknown>>({ name, text, values: [value] })
  return rows
}
app.get('/select/list', () => select('list', LIST, 'active'))
app.get('/select/detail', () => select('detail', DETAIL, 'abendruhe'))

const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.(address)
process.on('disconnect', () => process.exit(0))
