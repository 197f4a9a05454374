import anyAscii from 'any-ascii'
import { join } from 'node:path'

/** Copied next to the server by the build. Noto Sans is a subset of the published font without hints. */
const folder = join(import.meta.dirname, 'fonts')

/** Fonts of a weight with the characters they contain. */
const PARTS = {
  'figtree-latin': /^[\u0020-\u007E\u00A1-\u00AC\u00AE-\u00FF\u0131–—‘’‚“”„•…€−]+$/u,
  'figtree-latin-ext':
    /^[\u0100-\u0113\u0116-\u0127\u012A\u012B\u012E-\u0130\u0132-\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150\u0151\u0154-\u0161\u0164\u0165\u016A-\u017E]+$/u,
  /** Latin, Greek and Cyrillic with all their extensions, currencies and combining marks. */
  'noto-sans':
    /^[\u0020-\u007E\u00A0-\u0377\u037A-\u037F\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03E1\u03F0-\u052F\u1C80-\u1C88\u1D00-\u1DBF\u1E00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FC4\u1FC6-\u1FD3\u1FD6-\u1FDB\u1FDD-\u1FEF\u1FF2-\u1FF4\u1FF6-\u1FFE\u2010-\u2027\u2030-\u205E\u2070\u2071\u2074-\u208E\u2090-\u209C\u20A0-\u20C0\u2100-\u214F\u2212\u2C60-\u2C7F\u2DE0-\u2DFF\uA640-\uA69F\uA720-\uA7CA\uFE20-\uFE2F]+$/u,
} as const
type Part = keyof typeof PARTS

export const WEIGHTS = { normal: 400, bold: 600 } as const
export type Weight = keyof typeof WEIGHTS

export const fontFiles = Object.values(WEIGHTS).flatMap((weight) =>
  Object.keys(PARTS).map((part) => ({
    name: `${part}-${weight}`,
    path: join(folder, `${part}-${weight}.ttf`),
  })),
)

const segmenter = new Intl.Segmenter()
/** Letters as a reader sees them, each with its marks. */
export const lettersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

type FigtreePart = Exclude<Part, 'noto-sans'>
const figtreeOf = (letter: string): FigtreePart | undefined => {
  if (PARTS['figtree-latin'].test(letter)) return 'figtree-latin'
  return PARTS['figtree-latin-ext'].test(letter) ? 'figtree-latin-ext' : undefined
}
const isDrawn = (letter: string) => figtreeOf(letter) !== undefined || PARTS['noto-sans'].test(letter)

/** A word's letters; those of other scripts (Arabic, Chinese, Georgian …) are transliterated. */
function drawable(word: string): string[] {
  const letters = lettersOf(word)
  if (letters.every(isDrawn)) return letters
  const written = letters.map((letter) => (isDrawn(letter) ? letter : anyAscii(letter))).join('')
  return lettersOf(written || '?')
}

export interface Run {
  /** Name of a registered font. */
  readonly font: string
  readonly text: string
}

/** Splits a text into runs by font. A word with a letter that Figtree lacks is written in Noto Sans as a whole. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: { font: string; text: string }[] = []
  const add = (part: Part, letter: string) => {
    const font = `${part}-${WEIGHTS[weight]}`
    const last = runs.at(-1)
    if (last && last.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  const seen = text
    .normalize('NFC')
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/\s/gu, ' ')
  for (const [word] of seen.matchAll(/ |[^ ]+/g)) {
    const letters = drawable(word)
    const isFigtree = letters.every((letter) => figtreeOf(letter) !== undefined)
    for (const letter of letters) add((isFigtree && figtreeOf(letter)) || 'noto-sans', letter)
  }
  return runs
}
