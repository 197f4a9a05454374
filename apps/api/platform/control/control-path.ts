import { createHash } from 'node:crypto'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Maximum length of a socket path that all systems accept. */
const LONGEST = 100

/** Unix socket on which a running shop with an embedded database accepts commands of local tools. */
export function controlPath(dataDir: string): string {
  const name = `verda-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  if (platform() === 'win32') return `\\\\.\\pipe\\${name}`
  const path = join(dataDir, 'control.sock')
  return Buffer.byteLength(path) <= LONGEST ? path : join(tmpdir(), `${name}.sock`)
}
