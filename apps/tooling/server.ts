import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from './free-port'

/** Reads the pid of the running process from stdin; kills it and removes its folder when the parent has gone. */
const WATCH = `while read -r pid; do running=$pid; done; [ -n "$running" ] && kill -KILL "$running"; rm -rf "$0"`

/** Administrator of every test server. */
export const ADMIN = { email: 'admin@verda.example', password: 'kamille-im-juni' } as const

/** A server that is not ready then never will be, in ms: a first start computes for five seconds, on a machine that may be busy. */
const HANGS = 300_000

interface How {
  /** Data folder to start on a copy of; without one, it is a first start. */
  readonly from?: string
  /** @default the built product */
  readonly program?: string
  /** A program with its arguments that starts the server, for example in a namespace of its own. */
  readonly by?: readonly string[]
}

/** The built product on its own port and data directory. */
export class ProductServer {
  readonly dataDir: string
  readonly port: number
  private child: ChildProcess | undefined
  private readonly env: NodeJS.ProcessEnv
  private readonly command: readonly string[]
  private readonly watch: ChildProcess

  private constructor(port: number, env: NodeJS.ProcessEnv, { from, program, by = [] }: How) {
    this.port = port
    this.env = env
    this.command = [...by, process.execPath, resolve(program ?? 'dist/server/server.js')]
    this.dataDir = mkdtempSync(join(tmpdir(), 'verda-data-'))
    if (from !== undefined) cpSync(from, this.dataDir, { recursive: true })
    this.watch = spawn('sh', ['-c', WATCH, this.dataDir], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    })
    this.watch.unref()
    this.watch.on('error', () => undefined)
    this.watch.stdin?.on('error', () => undefined)
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** A server that is not started. @param env its `PORT` is the port; without one, any that is free */
  static async prepare(env: NodeJS.ProcessEnv = {}, how: How = {}): Promise<ProductServer> {
    return new ProductServer(Number(env.PORT ?? (await freePort())), env, how)
  }

  static async start(env: NodeJS.ProcessEnv = {}, how: How = {}): Promise<ProductServer> {
    const server = await ProductServer.prepare(env, how)
    try {
      await server.launch()
    } catch (error) {
      await server.dispose()
      throw error
    }
    return server
  }

  /** Starts the process without waiting for it. @param env in addition to that of the server */
  begin(env: NodeJS.ProcessEnv = {}): void {
    const [program = '', ...args] = this.command
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        LOG_LEVEL: 'error',
        DATABASE_URL: '',
        // What tests expect is counted from nothing.
        DEMO_ORDERS: 'false',
        ...this.env,
        ...env,
      },
    })
    this.child = child
    this.watch.stdin?.write(`${child.pid ?? ''}\n`)
    child.once('exit', () => this.watch.stdin?.write('\n'))
  }

  /** Starts the process. @returns when it is ready @throws Error if it exits or hangs */
  async launch(env?: NodeJS.ProcessEnv): Promise<void> {
    this.begin(env)
    const until = Date.now() + HANGS
    while (Date.now() < until) {
      if (this.exitCode !== null) throw new Error(`the server ended with ${this.exitCode}`)
      const ready = await fetch(`${this.url}/api/health/ready`).catch(() => undefined)
      if (ready?.ok) return
      await new Promise((again) => setTimeout(again, 50))
    }
    throw new Error(`the server was not ready within ${HANGS / 1000} s`)
  }

  get pid(): number | undefined {
    return this.child?.pid
  }

  /** null while it runs, or if it was ended by a signal. */
  get exitCode(): number | null {
    return this.child?.exitCode ?? null
  }

  /** @returns the exit code; null if ended by the signal */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.child
    if (!child || child.exitCode !== null || child.signalCode !== null) return this.exitCode
    const ended = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await ended
    return child.exitCode
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.launch()
  }

  async dispose(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
    this.watch.stdin?.end()
  }
}
