/**
 * Cuts what Turkish needs beyond Latin-1 out of the fonts' large latin-ext files, so that a page in Turkish (and every
 * price in lira) loads a few KiB instead of 43. Run after an update of the fonts: node apps/tooling/art/fonts.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** Keep in step with `unicode-range` in src/tokens/fonts.css; ı and the rest are in the latin files. */
const LETTERS = 'ĞğİŞş₺'

for (const font of ['figtree', 'fraunces']) {
  const source = createRequire(import.meta.url).resolve(
    `@fontsource-variable/${font}/files/${font}-latin-ext-wght-normal.woff2`,
  )
  const cut = await subsetFont(readFileSync(source), LETTERS, { targetFormat: 'woff2' })
  writeFileSync(new URL(`../../../src/tokens/fonts/${font}-turkish.woff2`, import.meta.url), cut)
}
