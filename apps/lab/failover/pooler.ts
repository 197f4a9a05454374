import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../api/platform/db/open'
import { PostgresServer } from '../../tooling/database/postgres'
import { freePort } from '../../tooling/free-port'
import { ask, ownFolder, run, until } from './programs'

/** What the shop says through pgbouncer in this mode: '' where it starts. */
async function startThrough(root: string, mode: string, target: PostgresServer): Promise<string> {
  const folder = ownFolder(join(root, mode))
  const port = await freePort()
  const users = join(folder, 'users')
  writeFileSync(users, '"verda" ""\n', { mode: 0o644 })
  const lines = [
    '[databases]',
    `postgres = host=127.0.0.1 port=${target.port}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    `auth_type = trust\nauth_file = ${users}\npool_mode = ${mode}\ndefault_pool_size = 20`,
  ]
  writeFileSync(join(folder, 'pgbouncer.ini'), lines.join('\n'), { mode: 0o644 })
  run('pgbouncer', ['pgbouncer.ini'], folder)
  const databaseUrl = `postgres://verda@127.0.0.1:${port}/postgres`
  await until('pgbouncer', async () => (await ask(databaseUrl, 'select 1')).length === 1)
  try {
    await (await openDatabase({ databaseUrl })).close()
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The shop starts in session mode and refuses to in transaction mode. */
export async function pooler(
  root: string,
): Promise<{ readonly session: string; readonly transaction: string }> {
  const target = await PostgresServer.start()
  try {
    return {
      session: await startThrough(root, 'session', target),
      transaction: await startThrough(root, 'transaction', target),
    }
  } finally {
    await target.dispose()
  }
}
