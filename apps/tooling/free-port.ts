import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '../api/platform/start-error'

/** Below the ports that systems give to outgoing connections. */
const PORTS = { from: 20_000, below: 32_000 }
const claims = () => join(tmpdir(), `verda-ports-${userInfo().username}`)

/** Whether the process that has claimed a port still runs. */
function isTaken(file: string): boolean {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0)
  } catch {
    return false
  }
}

/** Claims a port for this process, until it ends. @returns whether no other running process has claimed it */
function claim(port: number): boolean {
  const file = join(claims(), String(port))
  mkdirSync(claims(), { recursive: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    // Left by a process that has ended: free the next time.
    if (!isTaken(file)) rmSync(file, { force: true })
    return false
  }
}

const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/**
 * A port for a server of this process. Servers take seconds to listen and are restarted: tests that run beside each other
 * must not be given a port that another one is about to use, or its server would answer them.
 */
export async function freePort({ from, below } = PORTS): Promise<number> {
  for (;;) {
    const port = randomInt(from, below)
    if (claim(port) && (await canListen(port))) return port
  }
}
