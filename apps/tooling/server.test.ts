import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { afterAll, expect, it, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'verda-abandoned-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SERVER = `require('node:http').createServer((_, response) => response.end('{}')).listen(process.env.PORT)`
const PROGRAM = `import { ProductServer } from ${JSON.stringify(join(import.meta.dirname, 'server.ts'))}
const server = await ProductServer.start()
console.log(server.dataDir, server.pid)`

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function firstLine(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) return line
  return ''
}

it('a server is stopped and its folder removed if the test process is killed', async () => {
  mkdirSync(join(folder, 'dist/server'), { recursive: true })
  writeFileSync(join(folder, 'dist/server/server.js'), SERVER)
  writeFileSync(join(folder, 'program.mts'), PROGRAM)
  const tests = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), 'program.mts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [dataDir = '', id] = (await firstLine(tests.stdout)).split(' ')
  const pid = Number(id)
  expect([existsSync(dataDir), isRunning(pid)]).toEqual([true, true])
  tests.kill('SIGKILL')
  await vi.waitFor(() => expect([existsSync(dataDir), isRunning(pid)]).toEqual([false, false]), 10_000)
})
