import { z } from 'zod'
import type { Database } from '../../api/platform/db/open'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** A statement as drizzle and the transactions send it: its text, or an object with it. */
const statementOf = ([config, values]: readonly unknown[]): Statement => ({
  text: z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]).parse(config),
  values: Array.isArray(values) ? values : [],
})

interface Sender {
  query: (...args: never[]) => unknown
}

/** All statements that some work sends through a pool, including begin and commit. */
export async function recordStatements<T>(pool: Database['pool'], work: () => Promise<T>) {
  const statements: Statement[] = []
  const usual = new Map<Sender, Sender['query']>()
  const record = (client: Sender) => {
    if (usual.has(client)) return
    usual.set(client, client.query)
    client.query = new Proxy(client.query, {
      apply: (query, self, args: readonly unknown[]): unknown => {
        statements.push(statementOf(args))
        return Reflect.apply(query, self, args)
      },
    })
  }
  pool.on('acquire', record)
  try {
    return { result: await work(), statements }
  } finally {
    pool.off('acquire', record)
    for (const [client, query] of usual) client.query = query
  }
}
