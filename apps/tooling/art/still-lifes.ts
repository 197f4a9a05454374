import { botanical, type Drawing } from './page'
import { drawPack } from './packs'
import { capsules, glassCup, type Drink } from './props'
import { defs, ellipse, line, path, radial } from './svg'

/** Plant behind or in front of the pack: name, position on the 400 × 480 sheet, scale, rotation. */
type Plant = readonly [name: string, x: number, y: number, scale: number, turn?: number]

interface StillLife {
  readonly back?: readonly Plant[]
  readonly front?: readonly Plant[]
  readonly cup?: Drink
  readonly capsules?: string
  /** Scale of the pack and x of its middle. @default [0.8, 172] */
  readonly pack?: readonly [scale: number, x: number]
}

/** Second image per product; the key is the product's slug. */
const stillLifes: Readonly<Record<string, StillLife>> = {
  abendruhe: { back: [['kamille', 198, 96, 0.66, 4]], cup: 'tea', pack: [0.76, 140] },
  'hochland-roestung': { back: [['kaffee', 286, 196, 0.46, -30]], cup: 'coffee', pack: [0.76, 142] },
  'kurkuma-plus': {
    back: [['blattzweig', 226, 142, 0.66, 6]],
    front: [['kurkuma', 18, 376, 0.24]],
    capsules: '#d98f2b',
    pack: [0.78, 172],
  },
  morgengruen: { back: [['minze', 218, 136, 0.64, 5]], cup: 'green', pack: [0.78, 144] },
  goldmilch: {
    back: [['blattzweig', 232, 146, 0.64, 6]],
    front: [['kurkuma', 10, 380, 0.22]],
    cup: 'milk',
    pack: [0.76, 156],
  },
  hagebutte: { back: [['hagebutte', 172, 92, 0.6, 0]], cup: 'fruit', pack: [0.7, 138] },
  'protein-pur': {
    back: [
      ['blattzweig', 254, 150, 0.64, 4],
      ['blattzweig', 16, 222, 0.48, -10],
    ],
    pack: [0.76, 194],
  },
  'ingwer-zitrone': {
    back: [['blattzweig', 232, 146, 0.64, 6]],
    front: [['ingwer', 10, 384, 0.19]],
    cup: 'tea',
    pack: [0.74, 158],
  },
  'lavendel-pflegeoel': {
    back: [
      ['lavendel', 222, 100, 0.74, 4],
      ['lavendel', 44, 194, 0.54, -8],
    ],
    pack: [0.84, 188],
  },
  rosenblueten: { back: [['blattzweig', 232, 146, 0.64, 6]], cup: 'fruit', pack: [0.76, 148] },
  'kraeuter-probierset': {
    back: [
      ['kamille', 66, 92, 0.56, -6],
      ['minze', 158, 118, 0.5],
      ['lavendel', 218, 84, 0.56, 3],
    ],
    pack: [0.84, 198],
  },
  'matcha-uji': { back: [['blattzweig', 232, 146, 0.64, 6]], cup: 'green', pack: [0.76, 148] },
}

const ARCH = 'M42 447V205A158 158 0 0 1 358 205V447Z'
const INNER = 'M52 447V205A148 148 0 0 1 348 205V447'

/**
 * Paper background of second images, which keeps the contrast of plants on the dark theme's tints as well, because an
 * image cannot follow the theme.
 */
export const paper = path(ARCH, '#fffaf0', 'opacity=".82"') + line(INNER, '#8a6f4a', 1, 'opacity=".28"')

const plant = ([name, x, y, scale, turn = 0]: Plant) =>
  `<g transform="rotate(${turn} ${x + 80} 447)">${botanical(name, { x, y, scale })}</g>`

export const stillLifeOf = (slug: string): Drawing => {
  const life = stillLifes[slug]
  if (!life) throw new Error(`no still life is composed for ${slug}`)
  const [scale, x] = life.pack ?? [0.8, 172]
  const id = `${slug}-`
  const ground = radial(`${id}b`, [
    [0, '#2a1c0c', 0.22],
    [1, '#2a1c0c', 0],
  ])
  return {
    stem: `${slug}-stillleben`,
    viewBox: [0, 0, 400, 480],
    body: [
      paper,
      defs(ground, `<clipPath id="${id}c"><path d="M-40-40H440V448H-40Z"/></clipPath>`),
      ellipse(200, 449, 170, 9, `url(#${id}b)`),
      `<g clip-path="url(#${id}c)">${(life.back ?? []).map(plant).join('')}</g>`,
      `<svg x="${x - 200 * scale}" y="${450 - 447 * scale}" width="${400 * scale}" height="${480 * scale}" viewBox="0 0 400 480" overflow="visible">${drawPack(slug, `${slug}-p`)}</svg>`,
      (life.front ?? []).map(plant).join(''),
      life.cup
        ? `<svg x="238" y="338" width="148" height="133.2" viewBox="0 0 400 360" overflow="visible">${glassCup(`${id}cup`, life.cup)}</svg>`
        : '',
      life.capsules ? `<g transform="translate(258 410)">${capsules(`${id}cap`, life.capsules)}</g>` : '',
    ].join(''),
  }
}

export const stillLifeSlugs = Object.keys(stillLifes)
