import { spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { unprivilegedAccount } from '../../tooling/database/postgres-binaries'

const DEBIAN = '/usr/lib/postgresql'
const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : []

/** Folder of the system's PostgreSQL; '' where there is none. */
export const BIN = versions.map((name) => join(DEBIAN, name, 'bin')).find((bin) => existsSync(bin)) ?? ''

export const program = (name: string): string | undefined =>
  [BIN, ...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** A folder that the account of the programs may write to; PostgreSQL does not run as root. */
export function ownFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const account = unprivilegedAccount()
  if (account) chownSync(path, account.uid, account.gid)
  return path
}

const running = new Set<ChildProcess>()

/** Starts a program in the folder; its output is shown only with DEBUG=1. */
export function run(name: string, args: readonly string[], folder: string): ChildProcess {
  const output = process.env.DEBUG === '1' ? 'inherit' : 'ignore'
  const child = spawn(program(name) ?? name, args, {
    cwd: folder,
    stdio: ['ignore', output, output],
    ...unprivilegedAccount(),
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** @throws Error if it fails */
export async function finish(name: string, args: readonly string[], folder: string): Promise<void> {
  const child = run(name, args, folder)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${name} ended with ${String(code)} (DEBUG=1 shows why)`)
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

/** Ends what was started and still runs, the last first. */
export async function endAll(): Promise<void> {
  for (const child of [...running].toReversed()) await end(child, 'SIGINT')
}

export const urlOf = (port: number, name = 'postgres') => `postgres://verda@127.0.0.1:${port}/${name}`

/** Rows of one statement on a connection of its own. */
export async function ask<Row extends object>(url: string, query: string): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000, query_timeout: 20_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Waits until it holds. @returns when, in ms of `performance.now()` @throws Error after the limit */
export async function until(what: string, holds: () => Promise<boolean>, limitMs = 90_000): Promise<number> {
  const last = performance.now() + limitMs
  while (performance.now() < last) {
    if (await holds().catch(() => false)) return performance.now()
    await pause(100)
  }
  throw new Error(`${what}: not within ${limitMs / 1000} s`)
}
