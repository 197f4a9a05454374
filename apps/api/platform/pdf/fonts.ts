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

const isExtended = (code: number) => code >= 0x100 && code < 0x180 && code !== 0x131

const partOf = (letter: string): Part => {
  if (letter === '₺') return 'fraunces-latin-ext'
  return isExtended(letter.codePointAt(0) ?? 0) ? 'figtree-latin-ext' : 'figtree-latin'
}

/** Replaces the spaces of number formats and characters that no font contains. */
const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replaceAll(/[^\u0020-\u007e\u00a1-\u017f€₺–—‘’‚“”„•…−×]/gu, '?')

export interface Run {
  /** Name of a registered font. */
  readonly font: string
  readonly text: string
}

/** Splits a text into runs by the font that contains its characters. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: { font: string; text: string }[] = []
  for (const letter of drawable(text)) {
    const font = `${partOf(letter)}-${WEIGHTS[weight]}`
    const last = runs.at(-1)
    if (last && last.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}
