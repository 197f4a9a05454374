import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium'
import { freePort } from '../server'

const START_LIMIT_MS = 30_000

/**
 * Chromium for Lighthouse only: one also connected to Playwright never closes Lighthouse's pages.
 * @param visitBefore prepares the profile for the audits
 */
export async function startDebuggableChromium(visitBefore?: (profile: string) => Promise<void>) {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'verda-lighthouse-'))
  await visitBefore?.(profile)
  const flags = ['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`]
  const child = spawn(await ensureChromium(), [...CHROMIUM_FLAGS, ...flags, 'about:blank'], {
    stdio: 'ignore',
  })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  const until = Date.now() + START_LIMIT_MS
  while (!(await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error('Chromium did not start for Lighthouse.')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { port, stop }
}
