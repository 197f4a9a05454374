import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port'

/** Reads the pid of the running process from stdin; kills it and removes its folder when the parent has gone. */
const WATCH = `while read -r pid; do running=$pid; done; [ -n "$running" ] && kill -KILL "$running"; rm -rf "$0"`

/** The built product on its own port and data directory. */
export class ProductServer {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'verda-data-'))
  readonly port: number
  private child: ChildProcess | undefined
  private readonly env: NodeJS.ProcessEnv
  private readonly watch: ChildProcess

  private constructor(port: number, env: NodeJS.ProcessEnv) {
    this.port = port
    this.env = env
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

  /** @param from data folder to start on a copy of; without one, it is a first start */
  static async start(env: NodeJS.ProcessEnv = {}, from?: string): Promise<ProductServer> {
    const server = new ProductServer(await freePort(), env)
    try {
      if (from !== undefined) cpSync(from, server.dataDir, { recursive: true })
      await server.launch()
    } catch (error) {
      await server.dispose()
      throw error
    }
    return server
  }

  /** Resolves when ready; @throws Error if it exits or is not ready within 60 s */
  async launch(): Promise<void> {
    const child = spawn(process.execPath, ['dist/server/server.js'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        ADMIN_EMAIL: 'admin@verda.example',
        ADMIN_PASSWORD: 'kamille-im-juni',
        LOG_LEVEL: 'error',
        DATABASE_URL: '',
        // What tests expect is counted from nothing.
        DEMO_ORDERS: 'false',
        ...this.env,
      },
    })
    this.child = child
    this.watch.stdin?.write(`${child.pid ?? ''}\n`)
    child.once('exit', () => this.watch.stdin?.write('\n'))
    const until = Date.now() + 60_000
    while (Date.now() < until) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
      const ready = await fetch(`${this.url}/api/health/ready`).catch(() => undefined)
      if (ready?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('the server was not ready within 60 s')
  }

  get pid(): number | undefined {
    return this.child?.pid
  }

  /** @returns the exit code; null if ended by the signal */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.child
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const ended = new Promise((resolve) => child.once('exit', resolve))
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
