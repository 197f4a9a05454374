import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Client } from 'pg'
import { findPostgres, unprivilegedAccount, type Account } from './postgres-binaries'
import { freePort } from '../free-port'

const START_LIMIT_MS = 30_000
const STOP_LIMIT_MS = 10_000
const USER = 'verda'

/** Stops the server and removes its folder when the parent process has gone, even if it was killed. */
const WATCH = `cat >/dev/null; kill -QUIT "$(head -n 1 "$0/data/postmaster.pid")"; sleep 1; rm -rf "$0"`

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''

/** npm does not pack symlinks, and the package's install script that restores them does not always run. */
function restoreLinks(folder: string): void {
  const links: unknown = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8'))
  if (!Array.isArray(links)) return
  for (const { source, target } of links) {
    const link = join(folder, '..', String(target))
    rmSync(link, { force: true })
    symlinkSync(basename(String(source)), link)
  }
}

interface PostgresOptions {
  /** Begins with the data of another one that is stopped. */
  readonly copyOf?: PostgresServer
}

/** Temporary PostgreSQL on a free port for tests, without passwords. */
export class PostgresServer {
  readonly port: number
  readonly #folder: string
  readonly #bin: string
  readonly #account: Account | undefined
  readonly #watch: ChildProcess
  #child: ChildProcess | undefined
  #output = ''

  private constructor(port: number, folder: string, bin: string, account: Account | undefined) {
    this.port = port
    this.#folder = folder
    this.#bin = bin
    this.#account = account
    this.#watch = spawn('sh', ['-c', WATCH, folder], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    })
    this.#watch.unref()
  }

  /** URL of the maintenance database; each test creates its own. */
  get url(): string {
    return `postgres://${USER}@127.0.0.1:${this.port}/postgres`
  }

  /** @throws Error in one line with PostgreSQL's reason */
  static async start({ copyOf }: PostgresOptions = {}): Promise<PostgresServer> {
    const { package: native, bin, localeArguments } = findPostgres()
    const account = unprivilegedAccount()
    const folder = mkdtempSync(join(tmpdir(), 'verda-postgres-'))
    if (account) chownSync(folder, account.uid, account.gid)
    if (native !== undefined) {
      const copy = join(folder, 'native')
      cpSync(native, copy, { recursive: true })
      chmodSync(copy, 0o755)
      restoreLinks(copy)
    }
    const binaries = native === undefined ? bin : join(folder, 'native', 'bin')
    const server = new PostgresServer(await freePort(), folder, binaries, account)
    try {
      if (copyOf) spawnSync('cp', ['-a', join(copyOf.#folder, 'data'), folder])
      else server.#initialise(localeArguments)
      await server.resume()
    } catch (error) {
      await server.dispose()
      throw error
    }
    return server
  }

  #initialise(localeArguments: readonly string[]): void {
    const data = ['-D', join(this.#folder, 'data'), '--no-sync']
    const access = ['-U', USER, '--auth=trust', '--encoding=UTF8']
    const { status, stderr, error } = spawnSync(
      join(this.#bin, 'initdb'),
      [...data, ...access, ...localeArguments],
      { cwd: this.#folder, encoding: 'utf8', ...this.#account },
    )
    if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? lastLine(stderr)}`)
  }

  /** Starts or restarts it on the same port with the same data. */
  async resume(): Promise<void> {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '200',
      // What a test counts on does not change by what the server does meanwhile.
      autovacuum: 'off',
      fsync: 'off',
    }
    const child = spawn(
      join(this.#bin, 'postgres'),
      [
        ...['-D', join(this.#folder, 'data'), '-p', String(this.port)],
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe'], ...this.#account },
    )
    this.#child = child
    child.on('error', (error) => (this.#output = error.message))
    child.stderr.setEncoding('utf8')
    child.stderr.on('data', (text: string) => (this.#output = (this.#output + text).slice(-2_000)))
    const until = Date.now() + START_LIMIT_MS
    while (!(await this.#answers())) {
      if (child.exitCode !== null || child.pid === undefined || Date.now() > until) {
        throw new Error(`PostgreSQL did not start: ${lastLine(this.#output)}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  async #answers(): Promise<boolean> {
    const client = new Client({ connectionString: this.url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      return false
    }
  }

  /** Stops it immediately; open connections are dropped. */
  async stop(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null || child.pid === undefined) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGINT')
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    await ended
    clearTimeout(limit)
  }

  async dispose(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
    this.#watch.stdin?.end()
  }
}
