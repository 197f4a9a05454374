/**
 * Extracts the letters Turkish needs beyond Latin-1 from the fonts' large latin-ext files, so that a page in Turkish (or
 * with prices in lira) loads a few KiB instead of 43. Run after a font update: node apps/tooling/fonts.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** Must match `unicode-range` in src/tokens/fonts.css; ı and other letters are in the latin files. */
const LETTERS = 'ĞğİŞş₺'

for (const font of ['figtree', 'fraunces']) {
  const source = createRequire(import.meta.url).resolve(
    `@fontsource-variable/${font}/files/${font}-latin-ext-wght-normal.woff2`,
  )
  const cut = await subsetFont(readFileSync(source), LETTERS, { targetFormat: 'woff2' })
  writeFileSync(new URL(`../../src/tokens/fonts/${font}-turkish.woff2`, import.meta.url), cut)
}

/** Static TrueType for PDFs, which do not support variable fonts. Fraunces has the lira sign, Figtree does not. */
const span = (from, to) => String.fromCodePoint(...Array.from({ length: to - from }, (_, i) => from + i))
const PARTS = [
  ['figtree', 'latin', `${span(0x20, 0x7f)}${span(0xa0, 0x100)}ı€–—‘’‚“”„•…−×`],
  ['figtree', 'latin-ext', span(0x100, 0x180)],
  ['fraunces', 'latin-ext', '₺'],
]
for (const [font, part, letters] of PARTS) {
  const name = `${font}-${part}`
  const source = createRequire(import.meta.url).resolve(
    `@fontsource-variable/${font}/files/${name}-wght-normal.woff2`,
  )
  for (const wght of [400, 600]) {
    const cut = await subsetFont(readFileSync(source), letters, {
      targetFormat: 'truetype',
      variationAxes: { wght },
    })
    writeFileSync(new URL(`../api/platform/pdf/fonts/${name}-${wght}.ttf`, import.meta.url), cut)
  }
}
