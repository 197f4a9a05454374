import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockFolder } from './lock'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verda-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (content: string) => writeFileSync(join(folder, 'lock'), content)
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid
/** What this process writes: its id, start time and place. */
function ownLock() {
  const unlock = lockFolder(folder)
  const [pid = '', startTime = '', place = ''] = readFileSync(join(folder, 'lock'), 'utf8').split(' ')
  unlock()
  return { pid, startTime, place }
}

describe('the lock of a data directory', () => {
  it('rejects a second process and names the first [API-34]', () => {
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`)
    unlock()
    expect(existsSync(join(folder, 'lock'))).toBe(false)
    lockFolder(folder)()
  })

  it.each([
    ['a dead process', () => `${deadPid()} 123 ${ownLock().place}`],
    ['a reused process id', () => `${process.pid} 1 ${ownLock().place}`],
    ['garbage', () => 'not a lock'],
    ['nothing', () => ''],
  ])('is taken over from %s', (_, content) => {
    write(content())
    lockFolder(folder)()
  })

  it('fails in one line where it cannot be written', () => {
    const disk = join(folder, 'full')
    expect(() => lockFolder(disk)).toThrow(`The data directory ${disk} cannot be written (ENOENT).`)
  })

  it.each([
    ['machine', () => 'elsewhere/boot/pid:[1]'],
    ['container of the same name', () => ownLock().place.replace(/[^/]*$/, 'pid:[1]')],
    ['start of the same machine', () => ownLock().place.replace(/\/[^/]*\//, '/boot/')],
  ])('of another %s is respected while its heartbeat is recent [API-70]', (_, place) => {
    write(`1 123 ${place()}`)
    expect(() => lockFolder(folder)).toThrow('in use by process 1 of another container or machine')
    const long = new Date(Date.now() - 60_000)
    utimesSync(join(folder, 'lock'), long, long)
    lockFolder(folder)()
  })

  it('ends a process that finds it taken, and leaves it to the other [API-70]', () => {
    vi.useFakeTimers()
    const onLost = vi.fn<(folder: string) => void>()
    const unlock = lockFolder(folder, onLost)
    vi.advanceTimersByTime(20_000)
    expect(onLost).not.toHaveBeenCalled()
    write('1 123 elsewhere')
    vi.advanceTimersByTime(20_000)
    expect(onLost.mock.calls).toEqual([[folder]])
    unlock()
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe('1 123 elsewhere')
    vi.useRealTimers()
  })
})
