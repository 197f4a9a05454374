import { Client } from 'pg'
import { seed } from '../../api/demo/seed'
import { openDatabase } from '../../api/platform/db/open'
import { fill } from './scale-fill'
const [url = '', size = '1'] = process.argv.slice(2)
const part = Number(size)
const database = await openDatabase({ databaseUrl: url })
await seed(database.background, { demoData: true, now: new Date() })
await database.close()
const client = new Client({ connectionString: url })
await client.connect()
console.log('filled', await fill(client, { products: 100_000 * part, customers: 100_000 * part, orders: 1_000_000 * part }))
await client.end()
