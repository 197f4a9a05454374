import type { FastifyBaseLogger } from 'fastify'

/** Background work. Every process runs it, so it must be safe to run concurrently. */
export interface Job {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<unknown>
}

export interface Jobs {
  /** Stops the jobs and waits for running ones. */
  stop(): Promise<void>
}

/** Runs each job at its interval until stopped; one that is still running is skipped. */
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
