import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

const READY_MS = 60_000

/** A process of a released shop that can be restarted on the same port. */
export class ShopProcess {
  readonly #folder: string
  readonly #env: NodeJS.ProcessEnv
  readonly port: number
  #child: ChildProcess | undefined

  constructor(folder: string, port: number, env: NodeJS.ProcessEnv) {
    this.#folder = folder
    this.port = port
    this.#env = env
  }

  /** Resolves when ready. @throws Error if it exits or is not ready in time */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['server.js'], {
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DEMO_ORDERS: 'false',
        ...this.#env,
      },
    })
    this.#child = child
    const until = Date.now() + READY_MS
    while (Date.now() < until) {
      if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}`)
      const ready = await fetch(`http://127.0.0.1:${this.port}/api/health/ready`).catch(() => undefined)
      if (ready?.ok) return
      await pause(50)
    }
    throw new Error('the shop was not ready in time')
  }

  /** @returns the exit code */
  async stop(): Promise<number | null> {
    const child = this.#child
    if (!child || child.exitCode !== null) return child?.exitCode ?? null
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    return child.exitCode
  }
}
