import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { freePort } from './free-port'

const folder = mkdtempSync(join(tmpdir(), 'verda-claims-'))
vi.stubEnv('TMPDIR', folder)
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Ports that no other test asks for. */
const three = { from: 32_100, below: 32_103 }
const program = `import(${JSON.stringify(import.meta.resolve('./free-port.ts'))})
  .then(({ freePort }) => freePort(${JSON.stringify(three)})).then(console.log)`
const portOfOther = () => Number(execFileSync(process.execPath, ['--import', 'tsx', '-e', program]))

it('a port that is claimed by a running process or listened on is given to nobody else', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(32_100, '127.0.0.1', resolve))
  const own = await freePort(three)
  const rest = [32_101, 32_102].filter((port) => port !== own)
  expect(portOfOther()).toBe(rest[0])
  // The other process has ended, and its claim with it.
  expect(await freePort(three)).toBe(rest[0])
  server.close()
})
