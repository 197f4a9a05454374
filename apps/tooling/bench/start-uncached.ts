import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port'
import { started } from './temporary-process'

/**
 * Starts the product without its cache of answers. @returns its URL and a function that stops it
 *
 * @param databaseUrl PostgreSQL; by default an embedded database of its own
 */
export async function startUncached(databaseUrl = '') {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'verda-uncached-'))
  const url = `http://127.0.0.1:${port}`
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'pages', 'uncached-product.ts')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        UNCACHED_PORT: String(port),
        UNCACHED_DATA: dataDir,
        DATABASE_URL: databaseUrl,
      },
    },
  )
  const stop = await started({
    child,
    name: 'The product without its cache',
    url: `${url}/api/health/live`,
    folder: dataDir,
  })
  return { url, stop }
}
