import { createHash } from 'node:crypto'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Longest path of a socket that every system takes. */
const LONGEST = 100

/** Where a running shop with an embedded database listens for the tools on its machine. */
export function controlPath(dataDir: string): string {
  const name = `verda-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  if (platform() === 'win32') return `\\\\.\\pipe\\${name}`
  const path = join(dataDir, 'control.sock')
  return Buffer.byteLength(path) <= LONGEST ? path : join(tmpdir(), `${name}.sock`)
}
