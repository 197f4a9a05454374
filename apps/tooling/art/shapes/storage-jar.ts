import { label } from '../label'
import type { Shape } from '../pack'
import { darker, defs, drum, ellipse, groundShadow, lighter, line, linear, path, roundLight } from '../svg'

const GLASS =
  'M118 128C118 148 92 152 90 184V412C90 436 104 448 128 448H272C296 448 310 436 310 412V184C308 152 282 148 282 128Z'
const FILLING =
  'M97 206C130 196 160 212 200 203C240 195 270 210 303 201V410C303 432 292 441 272 441H128C108 441 97 432 97 410Z'
const SURFACE = 'M97 206C130 196 160 212 200 203C240 195 270 210 303 201'
const GRAIN = 'M130 74C160 70 200 79 240 73M150 80C190 84 220 78 262 80M118 77C122 76 126 77 130 78'

/** Whole buds instead of powder: staggered rows of small roses. */
function buds(body: string, clip: string) {
  const deep = darker(body, 0.3)
  const one = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M0-11C9-10 12-2 9 5C6 11-6 11-9 5C-12-2-9-10 0-11Z', (x + y) % 3 ? body : lighter(body, 0.16), `stroke="${deep}" stroke-width="1"`)}${line('M-6-5C-2-9 5-7 4-2C3 2-4 1-3-3M-8 2C-3 6 4 6 8 1', deep, 0.9)}</g>`
  let drawn = ''
  for (let row = 0; row < 15; row += 1)
    for (let column = 0; column < 12; column += 1) {
      const x = 100 + column * 19 + (row % 2) * 9.5 + ((row * 7 + column * 5) % 5) - 2
      drawn += one(
        Math.round(x),
        200 + row * 17 + ((column * 11 + row * 3) % 6),
        (row * 67 + column * 131) % 360,
      )
    }
  const crest =
    'M97 204L112 192L132 200L152 189L172 199L192 190L212 198L234 188L252 198L272 190L290 199L303 194'
  const heap = FILLING.replace(SURFACE, crest)
  return `<clipPath id="${clip}"><path d="${heap}"/></clipPath>${path(heap, deep)}<g clip-path="url(#${clip})">${drawn}</g>`
}

/** Clear jar with wooden lid. `body`: the content, `cap`: the wood. */
export const storageJar: Shape = (pack, id) => {
  const { body, cap = '#cfa672', wholeBuds = false } = pack
  return [
    defs(
      roundLight(`${id}c`, 0.75),
      linear(`${id}p`, [
        [0, darker(body, 0.27)],
        [0.12, darker(body, 0.09)],
        [0.3, lighter(body, 0.14)],
        [0.55, body],
        [0.88, darker(body, 0.23)],
        [1, darker(body, 0.36)],
      ]),
      linear(`${id}w`, [
        [0, darker(cap, 0.22)],
        [0.25, lighter(cap, 0.22)],
        [0.5, cap],
        [1, darker(cap, 0.38)],
      ]),
      linear(`${id}g`, [
        [0, '#fff', 0.5],
        [0.14, '#fff', 0.12],
        [0.3, '#fff', 0.36],
        [0.5, '#fff', 0.05],
        [0.86, '#6a5a3e', 0.14],
        [1, '#fff', 0.3],
      ]),
    ),
    groundShadow(`${id}s`, 200, 446, 114),
    path(GLASS, '#f4efe2', 'opacity=".72"'),
    wholeBuds
      ? buds(body, `${id}k`)
      : path(FILLING, `url(#${id}p)`) + line(SURFACE, lighter(body, 0.55), 2.4, 'opacity=".8"'),
    path(GLASS, `url(#${id}g)`),
    line(GLASS, '#b9a57e', 1.2, 'opacity=".55"'),
    line('M106 418V196C107 176 120 168 128 160', '#fff', 4, 'opacity=".7"'),
    line('M297 200V402', '#fff', 2, 'opacity=".5"'),
    label(pack, {
      cx: 200,
      top: 222,
      width: 136,
      height: 196,
      round: { radius: 112, sag: 9 },
      emblemScale: 0.72,
    }),
    path('M112 120A88 9 0 0 0 288 120V132A88 9 0 0 1 112 132Z', '#dcd4c0'),
    path(drum(200, 96, 76, 118, 11), `url(#${id}w)`),
    line('M104 92A96 11 0 0 0 296 92M104 106A96 11 0 0 0 296 106', darker(cap, 0.48), 0.9, 'opacity=".4"'),
    ellipse(200, 76, 96, 11, lighter(cap, 0.14)),
    line(GRAIN, darker(cap, 0.28), 0.9, 'opacity=".55"'),
    ellipse(200, 76, 96, 11, 'none', `stroke="${lighter(cap, 0.5)}" stroke-opacity=".8"`),
  ].join('')
}
