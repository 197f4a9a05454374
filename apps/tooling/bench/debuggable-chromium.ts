import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium'
import { freePort } from '../free-port'
import { started } from './temporary-process'

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
  const stop = await started({
    child,
    name: 'Chromium for Lighthouse',
    url: `http://127.0.0.1:${port}/json/version`,
    folder: profile,
  })
  return { port, stop }
}
