import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './lock'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verda-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (content: string) => writeFileSync(join(folder, 'lock'), content)
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid

describe('the lock of a data directory', () => {
  it('rejects a second process and names the first [API-34]', () => {
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`)
    unlock()
    expect(existsSync(join(folder, 'lock'))).toBe(false)
    lockFolder(folder)()
  })

  it.each([
    ['a dead process', () => `${deadPid()} 123 ${hostname()}`],
    ['a reused process id', () => `${process.pid} 1 ${hostname()}`],
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

  it('of another machine is respected while its heartbeat is recent', () => {
    write('17 123 elsewhere')
    expect(() => lockFolder(folder)).toThrow('in use by process 17')
    const long = new Date(Date.now() - 60_000)
    utimesSync(join(folder, 'lock'), long, long)
    lockFolder(folder)()
  })
})
