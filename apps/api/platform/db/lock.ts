import { randomUUID } from 'node:crypto'
import {
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { errorCode, StartError } from '../start-error'

const HEARTBEAT_MS = 5_000
/** Retries for a process that is restarted right after it was killed. */
const ATTEMPTS = 15
const PAUSE_MS = 100

/** Empty where the system has none. */
function textOf(ask: () => string): string {
  try {
    return ask().trim()
  } catch {
    return ''
  }
}

/** Where a process id means a process of ours: containers may share a host name, but not a PID namespace. */
const placeOfSelf = () =>
  [
    hostname(),
    textOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    textOf(() => readlinkSync('/proc/self/ns/pid')),
  ].join('/')

/** State and start time of a process from the kernel; empty if not available (other systems, process gone). */
function kernelOf(pid: number): { readonly state: string; readonly startTime: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', startTime: fields[19] ?? '' }
  } catch {
    return { state: '', startTime: '' }
  }
}

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

const describeSelf = () => [process.pid, kernelOf(process.pid).startTime, placeOfSelf()].join(' ')

function isActive(path: string, content: string): boolean {
  const [pidText = '', startTime = '', place = ''] = content.split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0) return false
  // Processes of another machine or container cannot be inspected; their lock is valid while its heartbeat is recent.
  if (place !== placeOfSelf())
    return (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > Date.now() - 3 * HEARTBEAT_MS
  if (!isRunning(pid)) return false
  const kernel = kernelOf(pid)
  // A zombie process, or another process with a reused pid.
  return (
    kernel.state !== 'Z' && (startTime === '' || kernel.startTime === '' || startTime === kernel.startTime)
  )
}

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Removes the lock of a dead process, unless another process was faster. */
function removeStale(path: string, content: string): void {
  const aside = `${path}.stale-${randomUUID()}`
  try {
    renameSync(path, aside)
    if (read(aside) !== content) linkSync(aside, path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/** The new owner writes already, so nothing may be finished first. */
function endAtOnce(folder: string): void {
  process.stderr.write(`${inUse(folder, read(join(folder, 'lock')) ?? '')} This process lost it and ends.\n`)
  process.exit(1)
}

/**
 * Locks the data directory, because two processes on one embedded database would silently lose rows. The lock file names
 * its process and is taken over if that process is gone.
 * @param onLost called when another process has the lock, which it takes from one that was paused for too long
 * @returns a function that releases the lock
 */
export function lockFolder(folder: string, onLost = endAtOnce): () => void {
  const path = join(folder, 'lock')
  const own = `${path}.${randomUUID()}`
  const content = describeSelf()
  try {
    writeFileSync(own, content)
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      try {
        linkSync(own, path)
        return startHeartbeat(path, content, () => onLost(folder))
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error
      }
      const found = read(path)
      if (found === undefined) continue
      if (isActive(path, found)) pause()
      else removeStale(path, found)
    }
    throw new StartError(inUse(folder, read(path) ?? ''))
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `The data directory ${folder} cannot be written (${errorCode(error) ?? 'unknown'}).`,
      {
        cause: error,
      },
    )
  } finally {
    rmSync(own, { force: true })
  }
}

const inUse = (folder: string, content: string) => {
  const [pid = '?', , place] = content.split(' ')
  const where = place === placeOfSelf() ? '' : ' of another container or machine'
  return `The data directory ${folder} is in use by process ${pid}${where}; stop it or set another DATA_DIR.`
}

function startHeartbeat(path: string, content: string, onLost: () => void): () => void {
  const heartbeat = setInterval(() => {
    try {
      if (read(path) !== content) {
        clearInterval(heartbeat)
        onLost()
        return
      }
      utimesSync(path, new Date(), new Date())
    } catch {
      // The disk does not answer; the next heartbeat may succeed.
    }
  }, HEARTBEAT_MS).unref()
  return () => {
    clearInterval(heartbeat)
    if (read(path) === content) rmSync(path, { force: true })
  }
}
