import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { errorCode, StartError } from '../start-error'

const BEAT_MS = 5_000
/** A killed process needs a moment to go; whoever restarts it at once is not turned away. */
const ATTEMPTS = 15
const PAUSE_MS = 100

/** State and start of a process from the kernel; empty where it does not report them (other systems, gone). */
function kernelOf(pid: number): { readonly state: string; readonly born: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', born: fields[19] ?? '' }
  } catch {
    return { state: '', born: '' }
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

const describeSelf = () => [process.pid, kernelOf(process.pid).born, hostname()].join(' ')

function isHeld(path: string, content: string): boolean {
  const [pidText = '', born = '', host = ''] = content.split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0) return false
  // Another machine's (or container's) processes cannot be asked; its lock lives while it beats.
  if (host !== hostname())
    return (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > Date.now() - 3 * BEAT_MS
  if (!isRunning(pid)) return false
  const kernel = kernelOf(pid)
  // Killed but not yet buried, or a later process under the same number.
  return kernel.state !== 'Z' && (born === '' || kernel.born === '' || born === kernel.born)
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

/** Takes a dead process's lock away, unless somebody else was quicker. */
function removeStale(path: string, content: string): void {
  const aside = `${path}.stale-${process.pid}`
  try {
    renameSync(path, aside)
    if (read(aside) !== content) linkSync(aside, path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/**
 * Two processes on one embedded database would lose rows silently. The lock names its process and
 * survives its violent death: a lock whose process is gone is taken over.
 * @returns lets go of the folder
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock')
  const own = `${path}.${process.pid}`
  const content = describeSelf()
  writeFileSync(own, content)
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      try {
        linkSync(own, path)
        return keep(path, content)
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error
      }
      const found = read(path)
      if (found === undefined) continue
      if (isHeld(path, found)) pause()
      else removeStale(path, found)
    }
    throw new StartError(inUse(folder, read(path) ?? ''))
  } finally {
    rmSync(own, { force: true })
  }
}

const inUse = (folder: string, content: string) =>
  `The data directory ${folder} is in use by process ${content.split(' ')[0] ?? '?'}; stop it or set another DATA_DIR.`

function keep(path: string, content: string): () => void {
  const beat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date())
    } catch {
      // The folder is gone or full; the next beat may succeed.
    }
  }, BEAT_MS).unref()
  return () => {
    clearInterval(beat)
    if (read(path) === content) rmSync(path, { force: true })
  }
}
