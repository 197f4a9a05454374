import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium'
import { faultsBesideHost } from './beside-host'
import { faultsOfSizes } from './component-sizes'
import { problemsOfPackage } from './lint-package'
import { makeProject, type PackageEntry } from './project'
import { faultsWithNext } from './with-next'

/** Maximum size of importing one button in addition to React, in KiB gzip. */
const BUTTON_BUDGET = 12

const { folder: project, tarball, printed, brand } = makeProject()
/** KiB gzip of the scripts of a build. */
function sizeOf(outDir: string): number {
  const assets = join(outDir, 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  return scripts.reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(assets, name)), { level: 9 }).length / 1024,
    0,
  )
}

async function bundle(entry: PackageEntry): Promise<number> {
  const outDir = join(project, 'built', entry)
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    base: './',
    build: { outDir, rolldownOptions: { input: join(project, `${entry}.html`) } },
  })
  return sizeOf(outDir)
}

/** Opens the template as it was built. @returns what is wrong with it */
async function faultsOfApp(): Promise<string[]> {
  const server = await preview({
    root: project,
    configFile: false,
    logLevel: 'error',
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
    // The pictures of samples are the shop's.
    await page.route('**/media/**', (route) => route.fulfill({ status: 204 }))
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.getByRole('button', { name: 'Open the cart' }).click()
    const line = page.getByRole('dialog', { name: 'Basket' }).getByText('Abendruhe')
    await line
      .first()
      .waitFor()
      .catch(() => faults.push('the dialog shows no line of the cart'))
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
    if (!font.includes('Figtree')) faults.push(`the stylesheet does not reach the page: ${font}`)
    return faults
  } finally {
    await browser.close()
    await new Promise((resolve) => server.httpServer.close(resolve))
  }
}

try {
  const react = await bundle('react')
  const beyond = (await bundle('button')) - react
  const template = sizeOf(join(project, 'dist')) - react
  console.log(`One button costs ${beyond.toFixed(1)} of ${BUTTON_BUDGET} KiB gzip beyond React,`)
  console.log(`the template with the cart ${template.toFixed(1)}.`)
  const faults = [...(await problemsOfPackage(tarball)), ...(await faultsOfSizes()), ...(await faultsOfApp())]
  console.time('Beside a host')
  faults.push(...(await faultsBesideHost(project)))
  console.timeEnd('Beside a host')
  console.time('A page of server components by Next')
  faults.push(...faultsWithNext(tarball))
  console.timeEnd('A page of server components by Next')
  if (!/<button.*Devam<\/button>\|11,90\s€\|function\|true/.test(printed))
    faults.push(`plain Node printed: ${printed}`)
  if (!brand.includes('--verda-primary-hover:')) faults.push(`verda brand printed: ${brand}`)
  for (const fault of faults.slice(0, 40)) console.error(fault)
  process.exitCode = faults.length === 0 && beyond <= BUTTON_BUDGET ? 0 : 1
} finally {
  rmSync(project, { recursive: true, force: true })
}
