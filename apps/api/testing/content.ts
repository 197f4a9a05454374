import type { Database } from '../platform/db/open'

/** All rows of a database by table, and the last number of each sequence. */
export async function contentOf({ pool }: Pick<Database, 'pool'>) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const content = new Map<string, string[]>()
  for (const { name } of tables) {
    const { rows: found } = await pool.query<{ row: string }>(`select t::text as row from "${name}" t`)
    content.set(name, found.map(({ row }) => row).sort())
  }
  const { rows: sequences } = await pool.query(
    `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
  )
  return { content, sequences }
}
