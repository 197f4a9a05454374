import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { preview } from 'vite'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium'

const WIDTHS = [390, 1440] as const
const THEMES = ['light', 'dark'] as const
/** The clock stands still, as in the stories' fixtures. */
const NOW = new Date('2026-11-21T10:00:00.000Z')

function matrixIds(folder: string): string[] {
  const index: unknown = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  if (typeof index !== 'object' || index === null || !('entries' in index)) throw new Error('no story index')
  return Object.keys(index.entries ?? {}).filter((id) => id.startsWith('matrix-') && !id.endsWith('--docs'))
}

/** Draws one story once its play has ended, its fonts are there and its pictures are decoded. */
async function shoot(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('body.sb-show-main').waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
}

/** Every matrix story of a built Storybook in both themes and widths, by the name of its picture. */
export async function shootStories(folder: string): Promise<Map<string, Buffer>> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
  const shots = new Map<string, Buffer>()
  try {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
        locale: 'de-DE',
      })
      await context.clock.setFixedTime(NOW)
      const page = await context.newPage()
      for (const id of matrixIds(folder)) {
        // A story that fixes its theme looks the same in both.
        for (const theme of THEMES.filter((each) => each === 'light' || !id.endsWith('-dark'))) {
          const root = server.resolvedUrls?.local[0] ?? ''
          const address = `${root}iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`
          shots.set(`${id}.${theme}.${width}`, await shoot(page, address))
        }
      }
      await context.close()
    }
  } finally {
    await browser.close()
    await new Promise((resolve) => server.httpServer.close(resolve))
  }
  return shots
}
