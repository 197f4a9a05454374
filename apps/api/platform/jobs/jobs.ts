import type { FastifyBaseLogger } from 'fastify'

/** Work that nobody waits for. Every process does it, so it has to be harmless when two do it at once. */
export interface Job {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<unknown>
}

export interface Jobs {
  /** Waits for what is under way. */
  stop(): Promise<void>
}

/** Runs each job at its interval until they are stopped; one that is still busy is not begun again. */
export function startJobs(jobs: readonly Job[], log: Pick<FastifyBaseLogger, 'warn'>): Jobs {
  const running = new Map<string, Promise<unknown>>()
  const start = ({ name, run }: Job) => {
    if (running.has(name)) return
    const work = run()
      .catch((error: unknown) => log.warn({ err: error, job: name }, 'a job failed'))
      .finally(() => running.delete(name))
    running.set(name, work)
  }
  const timers = jobs.map((job) => setInterval(start, job.everyMs, job).unref())
  return {
    async stop() {
      timers.forEach((timer) => clearInterval(timer))
      await Promise.all(running.values())
    },
  }
}
