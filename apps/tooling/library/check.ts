import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium'
import { problemsOfPackage } from './lint-package'
import { ENTRIES, makeProject, type PackageEntry } from './project'

/** Maximum size of importing one button in addition to React, in KiB gzip. */
const BUTTON_BUDGET = 12

const { folder: project, tarball, printed, brand } = makeProject()
const outDir = (entry: PackageEntry) => join(project, 'dist', entry)

async function bundle(entry: PackageEntry): Promise<number> {
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    base: './',
    build: { outDir: outDir(entry), rolldownOptions: { input: join(project, `${entry}.html`) } },
  })
  const assets = join(outDir(entry), 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  return scripts.reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(assets, name)), { level: 9 }).length,
    0,
  )
}

/** Opens the built page. @returns what is wrong with it */
async function faultsOfApp(): Promise<string[]> {
  const server = await preview({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: { outDir: outDir('app') },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}app.html`)
    const card = page.getByRole('dialog', { name: 'Merhaba' }).getByRole('article', { name: 'WILLKOMMEN10' })
    await card.waitFor({ timeout: 10_000 }).catch(() => faults.push('the dialog shows no coupon card'))
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
    if (!font.includes('Figtree')) faults.push(`the stylesheet does not reach the page: ${font}`)
    return faults
  } finally {
    await browser.close()
    await new Promise((resolve) => server.httpServer.close(resolve))
  }
}

try {
  const sizes = new Map<PackageEntry, number>()
  for (const entry of ENTRIES) sizes.set(entry, await bundle(entry))
  const beyondReact = (entry: PackageEntry) =>
    ((sizes.get(entry) ?? Infinity) - (sizes.get('react') ?? 0)) / 1024
  const beyond = beyondReact('button')
  console.log(`One button costs ${beyond.toFixed(1)} of ${BUTTON_BUDGET} KiB gzip beyond React,`)
  console.log(`a dialog with a coupon card in one language ${beyondReact('app').toFixed(1)}.`)
  const faults = [...(await problemsOfPackage(tarball)), ...(await faultsOfApp())]
  if (!/<button.*Devam<\/button>\|11,90\s€\|function\|true/.test(printed))
    faults.push(`plain Node printed: ${printed}`)
  if (!brand.includes('--verda-primary-hover:')) faults.push(`verda brand printed: ${brand}`)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 && beyond <= BUTTON_BUDGET ? 0 : 1
} finally {
  rmSync(project, { recursive: true, force: true })
}
