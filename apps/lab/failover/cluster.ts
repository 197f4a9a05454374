import type { ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../tooling/free-port'
import { ask, BIN, ownFolder, run, until, urlOf } from './programs'

const LOCAL = '127.0.0.1'
const FIRST = { username: 'verda', password: 'verda' }
const REPLICA = { username: 'replica', password: 'replica' }

/** One PostgreSQL with its Patroni. */
export interface Member {
  readonly port: number
  readonly start: () => void
  /** As if the machine had lost its power: nothing says goodbye. */
  readonly kill: () => void
}

async function newMember(root: string, name: string, etcd: number): Promise<Member> {
  const folder = ownFolder(join(root, name))
  const data = join(folder, 'data')
  const [port, api] = [await freePort(), await freePort()]
  const config = {
    scope: 'verda',
    name,
    restapi: { listen: `${LOCAL}:${api}`, connect_address: `${LOCAL}:${api}` },
    etcd3: { host: `${LOCAL}:${etcd}` },
    bootstrap: {
      dcs: {
        // The shortest that Patroni accepts: a dead primary is replaced after 20 s.
        ttl: 20,
        loop_wait: 1,
        retry_timeout: 3,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { synchronous_commit: 'remote_apply' } },
      },
      initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `${LOCAL}:${port}`,
      connect_address: `${LOCAL}:${port}`,
      data_dir: data,
      bin_dir: BIN,
      pgpass: join(folder, 'pgpass'),
      authentication: { superuser: FIRST, replication: REPLICA },
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'local all all trust',
        `host all all ${LOCAL}/32 trust`,
        `host replication all ${LOCAL}/32 trust`,
      ],
    },
  }
  const file = join(folder, 'patroni.json')
  writeFileSync(file, JSON.stringify(config), { mode: 0o644 })
  let patroni: ChildProcess | undefined
  return {
    port,
    start: () => {
      patroni = run('patroni', [file], folder)
    },
    kill: () => {
      patroni?.kill('SIGKILL')
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
    },
  }
}

export const isStandby = async ({ port }: Pick<Member, 'port'>): Promise<boolean> =>
  (await ask<{ is: boolean }>(urlOf(port), 'select pg_is_in_recovery() as is'))[0]?.is === true

/** Waits until one of them is the primary. */
export async function primaryOf(members: readonly Member[]): Promise<Member> {
  let primary: Member | undefined
  await until('a primary', async () => {
    const standby = await Promise.all(members.map((member) => isStandby(member).catch(() => true)))
    primary = members[standby.indexOf(false)]
    return primary !== undefined
  })
  if (!primary) throw new Error('no primary')
  return primary
}

/** Whether a standby has everything before a commit is acknowledged. */
const hasSynchronous = async ({ port }: Member) =>
  (await ask(urlOf(port), `select from pg_stat_replication where sync_state = 'sync'`)).length === 1

export const untilSynchronous = (primary: Member) =>
  until('a synchronous standby', () => hasSynchronous(primary))

/** Two PostgreSQL under Patroni, whose etcd says which is the primary. */
export async function startCluster(root: string): Promise<readonly [primary: Member, standby: Member]> {
  const [client, peer] = [await freePort(), await freePort()]
  const [clients, peers] = [`http://${LOCAL}:${client}`, `http://${LOCAL}:${peer}`]
  const folder = ownFolder(join(root, 'etcd'))
  const own = {
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'data-dir': join(folder, 'data'),
  }
  const others = { 'listen-peer-urls': peers, 'initial-advertise-peer-urls': peers }
  const options = Object.entries({ ...own, ...others, 'initial-cluster': `default=${peers}` })
  run(
    'etcd',
    options.flatMap(([name, value]) => [`--${name}`, value]),
    folder,
  )
  await until('etcd', async () => (await fetch(`${clients}/health`)).ok)
  const [one, two] = [await newMember(root, 'one', client), await newMember(root, 'two', client)]
  one.start()
  await until('a primary', async () => !(await isStandby(one)))
  two.start()
  await untilSynchronous(one)
  return [one, two]
}
