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

/** Chromium without the windows and menus of a whole browser, which tests never see and would wait for. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Flags for every browser that we start: no sandbox (CI runs as root), no calls to the outside. */
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

/** CHROMIUM_PATH, else the system's, else Playwright's own; undefined where there is none. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...SYSTEM, HEADLESS_SHELL, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )

/** For tests, which ask for the same engine and nothing around it. */
export const findTestChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH === undefined && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium()

/** The one version that was tried (Linux x64, no root needed); it is fetched only where nothing else is found. */
const FALLBACK = '@sparticuz/chromium@147.0.0'

interface Bundled {
  default: { executablePath(): Promise<string> }
}
const isBundled = (module: unknown): module is Bundled =>
  typeof module === 'object' && module !== null && 'default' in module

/**
 * Finds a Chromium or gets one from the registry, and says so in the environment of the children.
 * @throws Error with one line where neither works
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
