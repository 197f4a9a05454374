import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Headless shell of Chromium, which starts faster because it has no browser UI. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Flags for every browser we start: no sandbox (CI runs as root), no background requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** CHROMIUM_PATH, else the system's, else Playwright's; undefined if there is none. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...SYSTEM, HEADLESS_SHELL, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )

/** Prefers the headless shell, which is sufficient for tests. */
export const findTestChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH === undefined && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium()

/** Known to work (Linux x64, without root); downloaded only if no browser is found. */
const FALLBACK = '@sparticuz/chromium@147.0.0'

interface Bundled {
  default: { executablePath(): Promise<string> }
}
const isBundled = (module: unknown): module is Bundled =>
  typeof module === 'object' && module !== null && 'default' in module

/**
 * Finds Chromium or downloads it from the registry, and sets the environment of child processes.
 * @throws Error in one line if neither works
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found !== undefined) return found
  const home = join('node_modules', '.cache', 'chromium')
  mkdirSync(home, { recursive: true })
  try {
    execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', home, FALLBACK], {
      stdio: 'ignore',
    })
    process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x'
    const entry = createRequire(join(process.cwd(), home, 'package.json')).resolve('@sparticuz/chromium')
    const module: unknown = await import(pathToFileURL(entry).href)
    if (!isBundled(module)) throw new Error('unexpected package')
    const path = await module.default.executablePath()
    process.env.CHROMIUM_PATH = path
    process.env.LD_LIBRARY_PATH = join(path, '..', 'al2023', 'lib')
    return path
  } catch {
    throw new Error('No Chromium found: install chromium (apt-get install chromium) or set CHROMIUM_PATH.')
  }
}

/** The browser that tests use: the headless shell where it is installed. @throws Error in one line if there is none */
export const ensureTestChromium = async (): Promise<string> => findTestChromium() ?? (await ensureChromium())
