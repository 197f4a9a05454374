import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase, prepareFolder } from './open'

const home = mkdtempSync(join(tmpdir(), 'verda-folder-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('the data directory', () => {
  it('is created with its parents, and may exist already', () => {
    const folder = join(home, 'a', 'b')
    prepareFolder(folder)
    prepareFolder(folder)
    expect(statSync(folder).isDirectory()).toBe(true)
  })

  it('fails in one line if the path is a file', () => {
    const file = join(home, 'file')
    writeFileSync(file, '')
    for (const folder of [file, join(file, 'below')]) {
      expect(() => prepareFolder(folder)).toThrow(`The data directory ${folder} cannot be written`)
    }
  })

  it('whose database is a file is refused with the reason', async () => {
    const folder = join(home, 'strange')
    prepareFolder(folder)
    writeFileSync(join(folder, 'database'), '')
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow('the folder cannot be used (ENOTDIR)')
  })

  it('is closed to other users at every start, whatever the umask was [API-71]', async () => {
    const dataDir = join(home, 'shop')
    const folders = [dataDir, join(dataDir, 'database')]
    const modes = () => folders.map((folder) => (statSync(folder).mode & 0o777).toString(8))
    const umask = process.umask(0)
    try {
      const shop = await openDatabase({ dataDir })
      expect(modes()).toEqual(['700', '700'])
      await shop.close()
    } finally {
      process.umask(umask)
    }
    for (const folder of folders) chmodSync(folder, 0o755)
    const shop = await openDatabase({ dataDir })
    expect(modes()).toEqual(['700', '700'])
    await shop.close()
  })

  it.runIf(process.platform === 'linux')('fails at once where no folder can be created', () => {
    expect(() => prepareFolder('/proc/verda')).toThrow('cannot be written (ENOENT)')
  })
})
