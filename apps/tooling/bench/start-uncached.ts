import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../server'

const START_LIMIT_MS = 60_000

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
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    }
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  const until = Date.now() + START_LIMIT_MS
  while (!(await fetch(`${url}/api/health/live`).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error('the product without its cache did not start')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { url, stop }
}
