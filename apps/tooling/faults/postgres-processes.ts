import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

/** A direct connection that tolerates being dropped by PostgreSQL. */
export async function observer(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  return client.connect()
}

/** Process id of the postmaster of a PostgreSQL on this machine. */
export async function postmasterOf(connectionString: string): Promise<number> {
  const client = await observer(connectionString)
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  await client.end()
  const [pid] = readFileSync(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8').split('\n')
  return Number(pid)
}

/** In /proc/<pid>/stat the parent is the second field after the name in parentheses. */
function parentOf(pid: string): number {
  try {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(parent)
  } catch {
    return 0
  }
}

/** Stops all processes of a PostgreSQL with SIGSTOP: connections stay open but nothing responds. @returns resumes them */
export function freeze(postmaster: number): () => void {
  process.kill(postmaster, 'SIGSTOP')
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
    .map(Number)
  for (const pid of children) process.kill(pid, 'SIGSTOP')
  return () => [...children, postmaster].forEach((pid) => process.kill(pid, 'SIGCONT'))
}
