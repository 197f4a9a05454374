import { join } from 'node:path'

/** Copied next to the server by the build. */
const folder = join(import.meta.dirname, 'fonts')

/** Fonts of a weight in order; a character uses the first that contains it. */
const PARTS = ['figtree-latin', 'figtree-latin-ext', 'fraunces-latin-ext'] as const
type Part = (typeof PARTS)[number]

export const WEIGHTS = { normal: 400, bold: 600 } as const
export type Weight = keyof typeof WEIGHTS

export const fontFiles = Object.values(WEIGHTS).flatMap((weight) =>
  PARTS.map((part) => ({ name: `${part}-${weight}`, path: join(folder, `${part}-${weight}.ttf`) })),
)

/** The characters that each part contains. */
const LATIN = /[\u0020-\u007E\u00A1-\u00AC\u00AE-\u00FF\u0131–—‘’‚“”„•…€−]/
const LATIN_EXT =
  /[\u0100-\u0113\u0116-\u0127\u012A\u012B\u012E-\u0130\u0132-\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150\u0151\u0154-\u0161\u0164\u0165\u016A-\u017E]/

function partOf(letter: string): Part | undefined {
  if (LATIN.test(letter)) return 'figtree-latin'
  if (LATIN_EXT.test(letter)) return 'figtree-latin-ext'
  return letter === '₺' ? 'fraunces-latin-ext' : undefined
}

/** Letters without a Unicode decomposition. */
const NEAREST: Readonly<Record<string, string>> = { ẞ: 'SS', Œ: 'OE', œ: 'oe', '‐': '-', '‑': '-', '‒': '–' }

/** The letter in characters that the fonts contain: without its accents, or a question mark. */
function nearest(letter: string): string {
  const plain = NEAREST[letter] ?? letter.normalize('NFKD').replaceAll(/\p{Mark}/gu, '')
  return Array.from(plain, (each) => (partOf(each) ? each : '?')).join('')
}

const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g

const drawable = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(/\s/g, ' '), (letter) =>
    partOf(letter) ? letter : nearest(letter),
  ).join('')

export interface Run {
  /** Name of a registered font. */
  readonly font: string
  readonly text: string
}

/** Splits a text into runs by the font that contains its characters. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: { font: string; text: string }[] = []
  for (const letter of drawable(text)) {
    const font = `${partOf(letter) ?? PARTS[0]}-${WEIGHTS[weight]}`
    const last = runs.at(-1)
    if (last && last.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}
