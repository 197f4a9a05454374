import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { WorkerAnswer, Request, WorkerOptions } from './pglite-messages'

/** Longer than any request may take; a query that reaches it is a runaway, and its thread is replaced. */
const LIMIT_MS = 60_000
/** A first start without a template initialises a whole database. */
const START_LIMIT_MS = 120_000

interface Job {
  readonly request: Request
  readonly onBytes: (bytes: Uint8Array) => void
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

const startWorker = (options: WorkerOptions) =>
  new Worker(join(import.meta.dirname, 'pglite-worker.js'), { workerData: options })

/** Owns the worker thread: sends requests one at a time and replaces a thread that died. */
export class PgliteHost {
  readonly #options: WorkerOptions
  readonly #jobs: Job[] = []
  #worker: Promise<Worker> | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false
  #threads = 0

  constructor(options: WorkerOptions) {
    this.#options = options
  }

  /** Starts the thread if it is not running. @throws Error with the database's reason */
  async start(): Promise<void> {
    if (this.#closed) throw new Error('the database is closed')
    this.#worker ??= this.#launch()
    await this.#worker
  }

  /** Number of the current thread; transactions and prepared statements belong to a thread and are lost with it. */
  get thread(): number {
    return this.#threads
  }

  async send(request: Request, onBytes: (bytes: Uint8Array) => void = () => undefined): Promise<void> {
    await this.start()
    await new Promise<void>((resolve, reject) => {
      this.#jobs.push({ request, onBytes, resolve, reject })
      if (this.#jobs.length === 1) this.#next()
    })
  }

  async dump(): Promise<Uint8Array> {
    const parts: Uint8Array[] = []
    await this.send('dump', (bytes) => parts.push(bytes))
    return Buffer.concat(parts)
  }

  async close(): Promise<void> {
    if (this.#closed) return
    if (this.#worker) await this.send('close').catch(() => undefined)
    this.#closed = true
    const worker = await this.#worker?.catch(() => undefined)
    await worker?.terminate()
  }

  #next() {
    const job = this.#jobs[0]
    clearTimeout(this.#timer)
    if (!job) return
    this.#timer = setTimeout(
      () => this.#fail(new Error('the database did not answer in time')),
      LIMIT_MS,
    ).unref()
    void this.#worker?.then((worker) => worker.postMessage(job.request))
  }

  #handleMessage(answer: WorkerAnswer) {
    const job = this.#jobs[0]
    if (!job || answer.kind === 'ready') return
    if (answer.kind === 'bytes') return job.onBytes(answer.bytes)
    this.#jobs.shift()
    if (answer.kind === 'done') {
      if (answer.bytes) job.onBytes(answer.bytes)
      job.resolve()
    } else job.reject(new Error(answer.message))
    this.#next()
  }

  /** Fails all pending requests of a lost thread; the next request starts a new one. */
  #fail(error: Error) {
    const worker = this.#worker
    this.#worker = undefined
    clearTimeout(this.#timer)
    for (const job of this.#jobs.splice(0)) job.reject(error)
    void worker?.then((lost) => lost.terminate()).catch(() => undefined)
  }

  async #launch(): Promise<Worker> {
    this.#threads += 1
    const thread = this.#threads
    const worker = startWorker(this.#options)
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        reject(error)
        clearTimeout(limit)
        // The exit of an already replaced thread is expected.
        if (!this.#closed && thread === this.#threads) this.#fail(error)
      }
      const limit = setTimeout(() => fail(new Error('the database did not start in time')), START_LIMIT_MS)
      worker.on('error', fail)
      worker.on('exit', () => fail(new Error('the database stopped')))
      worker.on('message', (answer: WorkerAnswer) => {
        if (answer.kind === 'ready') {
          clearTimeout(limit)
          resolve(worker)
        } else if (this.#jobs.length === 0 && answer.kind === 'failed') fail(new Error(answer.message))
        else this.#handleMessage(answer)
      })
    })
  }
}
