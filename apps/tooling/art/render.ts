/**
 * Renders all images that are committed: packs, still lifes and herbarium sheets of the demo catalogue, and the hero
 * image. Run it after changing a drawing:
 *
 * tsx apps/tooling/art/render.ts                 all images
 * tsx apps/tooling/art/render.ts abendruhe hero  only images whose name starts with one of these
 *
 * Requires Chromium (CHROMIUM_PATH, else /usr/bin/chromium); writes AVIF and WebP to apps/api/demo/media and src/art.
 */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright-core'
import sharp from 'sharp'
import { herbariumNames, herbariumSheet } from './herbarium'
import { page, type Drawing } from './page'
import { drawPack, packs } from './packs'
import { heroPhone, heroWide } from './scene'
import { stillLifeOf, stillLifeSlugs } from './still-lifes'
import { layOutText } from './text'

interface Job {
  readonly drawing: Drawing
  readonly folder: string
  readonly widths: readonly number[]
  /** Encoder quality: line art on paper compresses badly but tolerates more loss than packs, whose shadows need alpha. */
  readonly quality: { readonly avif: number; readonly webp: number; readonly alpha: number }
}

const media = fileURLToPath(new URL('../../api/demo/media/', import.meta.url))
const art = fileURLToPath(new URL('../../../src/art/', import.meta.url))

const catalogue = (drawing: Drawing, quality: Job['quality']): Job => ({
  drawing,
  folder: media,
  widths: [320, 640, 960],
  quality,
})
const hero = (drawing: Drawing, widths: readonly number[]): Job => ({
  drawing,
  folder: art,
  widths,
  quality: { avif: 55, webp: 78, alpha: 60 },
})
const pack = (slug: string): Drawing => ({ stem: slug, viewBox: [0, 0, 400, 480], body: drawPack(slug) })

const jobs: readonly Job[] = [
  ...Object.keys(packs).map((slug) => catalogue(pack(slug), { avif: 55, webp: 76, alpha: 85 })),
  ...[...stillLifeSlugs.map(stillLifeOf), ...herbariumNames.map(herbariumSheet)].map((drawing) =>
    catalogue(drawing, { avif: 50, webp: 72, alpha: 60 }),
  ),
  ...(['light', 'dark'] as const).flatMap((theme) => [
    hero(heroWide(theme), [800, 1200, 1600, 2400]),
    hero(heroPhone(theme), [480, 780]),
  ]),
]

/** Renders with alpha, larger than the largest width, so that all sizes are scaled down. */
async function photograph(browser: Browser, { drawing, widths }: Job): Promise<Buffer> {
  const width = Math.max(...widths)
  const height = Math.round((width * drawing.viewBox[3]) / drawing.viewBox[2])
  const tab = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: width > 1000 ? 1.5 : 2,
  })
  try {
    await tab.setContent(page(drawing, width))
    await tab.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())))
    await tab.evaluate(layOutText)
    return await tab.screenshot({ omitBackground: true })
  } finally {
    await tab.close()
  }
}

async function write(png: Buffer, { drawing, folder, widths, quality }: Job): Promise<number> {
  let bytes = 0
  for (const width of widths) {
    const file = `${folder}${drawing.stem}-${width}`
    const height = Math.round((width * drawing.viewBox[3]) / drawing.viewBox[2])
    const scaled = sharp(png).resize(width, height, { fit: 'fill' })
    const avif = await scaled.clone().avif({ quality: quality.avif, effort: 5 }).toFile(`${file}.avif`)
    const webp = await scaled
      .clone()
      .webp({ quality: quality.webp, alphaQuality: quality.alpha, effort: 6 })
      .toFile(`${file}.webp`)
    bytes += avif.size + webp.size
  }
  return bytes
}

const wanted = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ],
})
try {
  await mkdir(media, { recursive: true })
  for (const job of jobs) {
    const { stem } = job.drawing
    if (wanted.length > 0 && !wanted.some((prefix) => stem.startsWith(prefix))) continue
    const bytes = await write(await photograph(browser, job), job)
    console.log(`${stem}: ${Math.round(bytes / 1024)} KiB`)
  }
} finally {
  await browser.close()
}
