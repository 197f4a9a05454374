import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'

const START_LIMIT_MS = 60_000

interface TemporaryProcess {
  readonly child: ChildProcess
  /** For error messages. */
  readonly name: string
  /** Answers as soon as the process is ready. */
  readonly url: string
  /** Data of the process; removed with it. */
  readonly folder: string
}

/**
 * Waits until a process answers. @returns a function that kills it and removes its folder
 * @throws Error if it ends or does not answer within 60 s; it is stopped then
 */
export async function started({ child, name, url, folder }: TemporaryProcess): Promise<() => Promise<void>> {
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const until = Date.now() + START_LIMIT_MS
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error(`${name} did not start`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return stop
}
