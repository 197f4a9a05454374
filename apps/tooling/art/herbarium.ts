import { botanical, type Drawing } from './page'
import { paper } from './still-lifes'
import { colours } from './pack'
import { line } from './svg'
import { text } from './text'

interface Sheet {
  readonly name: string
  readonly latin: string
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Herbarium sheets: single plants with their names. */
const sheets: Readonly<Record<string, Sheet>> = {
  blattzweig: { name: 'Blattzweig', latin: 'aus dem Garten in Weimar', x: 121, y: 74, scale: 0.69 },
  hagebutte: { name: 'Hagebutte', latin: 'Rosa canina', x: 74, y: 78, scale: 0.68 },
  ingwer: { name: 'Ingwer', latin: 'Zingiber officinale', x: 72, y: 108, scale: 0.58 },
  kaffee: { name: 'Kaffee', latin: 'Coffea arabica', x: 72, y: 136, scale: 0.64 },
  kamille: { name: 'Kamille', latin: 'Matricaria chamomilla', x: 104, y: 74, scale: 0.69 },
  kurkuma: { name: 'Kurkuma', latin: 'Curcuma longa', x: 66, y: 134, scale: 0.66 },
  lavendel: { name: 'Lavendel', latin: 'Lavandula angustifolia', x: 116, y: 74, scale: 0.69 },
  minze: { name: 'Pfefferminze', latin: 'Mentha × piperita', x: 112, y: 82, scale: 0.72 },
}

export const herbariumNames = Object.keys(sheets)

export function herbariumSheet(plant: string): Drawing {
  const sheet = sheets[plant]
  if (!sheet) throw new Error(`no herbarium sheet for ${plant}`)
  const run = { x: 200, fill: colours.forestDark } as const
  return {
    stem: `herbar-${plant}`,
    viewBox: [0, 0, 400, 480],
    body: [
      paper,
      botanical(plant, sheet),
      line('M186 392h28', '#8a6f4a', 1, 'opacity=".6"'),
      text({ ...run, text: sheet.name, face: 'name', size: 19, y: 415 }),
      text({ ...run, text: sheet.latin, face: 'kind', size: 10.5, y: 431, spacing: 0.3, opacity: 0.82 }),
    ].join(''),
  }
}
