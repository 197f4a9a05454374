import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../api/platform/db/open'
import { freePort } from '../../tooling/free-port'
import { ProductServer } from '../../tooling/server'
import { ask, end, finish, ownFolder, run, until, urlOf } from './programs'

const settings = (port: number, folder: string) =>
  `\nport = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\n`
const answers = (port: number) =>
  until('PostgreSQL', async () => (await ask(urlOf(port), 'select 1')).length === 1)

async function startAlone(root: string) {
  const folder = ownFolder(join(root, 'alone'))
  const archive = ownFolder(join(root, 'archive'))
  const data = join(folder, 'data')
  await finish(
    'initdb',
    ['-D', data, '-U', 'verda', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    folder,
  )
  const port = await freePort()
  const archiving = `archive_mode = on\narchive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'\n`
  appendFileSync(join(data, 'postgresql.conf'), settings(port, folder) + archiving)
  const child = run('postgres', ['-D', data], folder)
  await answers(port)
  return { port, archive, folder, child }
}

/** A base backup and its WAL bring a shop back to the second before somebody deleted everything. */
export async function recovery(root: string): Promise<Readonly<Record<string, number>>> {
  const { port, archive, folder, child } = await startAlone(root)
  await finish(
    'pg_basebackup',
    ['-d', urlOf(port), '-D', join(folder, 'base'), '--checkpoint=fast', '-X', 'none'],
    folder,
  )
  const server = await ProductServer.start({ DATABASE_URL: urlOf(port), LOG_LEVEL: 'silent' })
  await server.dispose()
  const count = 'select count(*)::int as count from products'
  const [before] = await ask<{ count: number }>(urlOf(port), count)
  const [moment] = await ask<{ at: string }>(urlOf(port), 'select now()::text as at from pg_sleep(1)')
  await ask(urlOf(port), 'delete from products where pg_sleep(0) is not null')
  await ask(urlOf(port), 'select pg_switch_wal()')
  await until(
    'the archive',
    async () =>
      (
        await ask(
          urlOf(port),
          `select from pg_stat_archiver where last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 16777216)`,
        )
      ).length === 1,
  )
  await end(child, 'SIGINT')

  const data = join(folder, 'base')
  const again = await freePort()
  const target = `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment?.at ?? ''}'\nrecovery_target_action = 'promote'\n`
  appendFileSync(join(data, 'postgresql.conf'), `${settings(again, folder)}archive_mode = off\n${target}`)
  writeFileSync(join(data, 'recovery.signal'), '')
  const startedAt = performance.now()
  run('postgres', ['-D', data], folder)
  const whole = await until(
    'the recovery',
    async () => (await ask(urlOf(again), 'select from pg_settings where not pg_is_in_recovery()')).length > 0,
  )
  const [after] = await ask<{ count: number }>(urlOf(again), count)
  // The shop starts on it.
  await (await openDatabase({ databaseUrl: urlOf(again) })).close()
  return {
    productsBefore: before?.count ?? 0,
    productsRestored: after?.count ?? -1,
    seconds: Math.round((whole - startedAt) / 100) / 10,
  }
}
