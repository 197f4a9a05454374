import { defs, ellipse, linear, line, path, radial } from './svg'

const CUP = 'M92 160C94 236 108 296 146 314C168 322 212 322 234 314C272 296 286 236 288 160Z'
const HANDLE = 'M282 196C330 188 346 214 334 244C326 264 300 274 276 270'

/** Colours of each drink: edge, middle, light and surface. */
const drinks = {
  tea: ['#b8741f', '#e3a845', '#f0c46a', '#eebb62', '#f8dc9b'],
  green: ['#8a8f2c', '#c3c45c', '#d9d884', '#cfce70', '#ebe9ae'],
  fruit: ['#8e2b26', '#c9503f', '#dd7660', '#cf5d49', '#f0a48f'],
  black: ['#7a3412', '#b95f22', '#cf7d3a', '#bd6a2a', '#e7a668'],
  coffee: ['#20130c', '#3b2417', '#55331f', '#3a2316', '#7a5233'],
  milk: ['#c98f2e', '#ecc468', '#f5d88c', '#f2cf78', '#fbeab8'],
  cocoa: ['#4d2a19', '#7d4a2e', '#996040', '#84502f', '#b98460'],
} as const
export type Drink = keyof typeof drinks

/** Glass cup on a saucer, 400 × 360 units, standing on y 340. */
export function glassCup(id: string, drink: Drink): string {
  const [edge, middle, light, surface, shine] = drinks[drink]
  return [
    defs(
      radial(`${id}s`, [
        [0, '#2a1c0c', 0.5],
        [0.55, '#2a1c0c', 0.2],
        [1, '#2a1c0c', 0],
      ]),
      linear(`${id}g`, [
        [0, '#fff', 0.5],
        [0.12, '#fff', 0.12],
        [0.26, '#fff', 0.4],
        [0.42, '#fff', 0.06],
        [0.86, '#8a6a3a', 0.16],
        [1, '#fff', 0.36],
      ]),
      linear(`${id}t`, [
        [0, edge, 0.88],
        [0.2, middle, 0.84],
        [0.4, light, 0.8],
        [0.7, middle, 0.86],
        [1, edge, 0.92],
      ]),
      linear(
        `${id}p`,
        [
          [0, '#fffaf0'],
          [1, '#d9cab0'],
        ],
        1,
        1,
      ),
      linear(
        `${id}v`,
        [
          [0, '#fff', 0],
          [0.5, '#fff', 0.55],
          [1, '#fff', 0],
        ],
        0,
        1,
      ),
    ),
    ellipse(214, 338, 190, 24, `url(#${id}s)`, 'opacity=".6"'),
    ellipse(190, 322, 158, 24, `url(#${id}p)`),
    ellipse(190, 320, 150, 21, '#f6eddc'),
    ellipse(196, 319, 78, 9, '#cdbb9b', 'opacity=".7"'),
    line(HANDLE, '#fff', 11, 'opacity=".45"'),
    line(HANDLE, '#a68a5c', 1, 'opacity=".5"'),
    path(CUP, '#fff', 'opacity=".4"'),
    path('M101 190C104 246 116 290 150 304C170 311 210 311 230 304C264 290 276 246 279 190Z', `url(#${id}t)`),
    ellipse(190, 190, 89, 12, surface),
    ellipse(182, 189, 66, 7.5, shine, 'opacity=".75"'),
    path(CUP, `url(#${id}g)`),
    ellipse(190, 160, 98, 13, 'none', 'stroke="#fff" stroke-width="2" stroke-opacity=".85"'),
    ellipse(190, 161, 98, 13, 'none', 'stroke="#a68a5c" stroke-opacity=".5"'),
    line('M110 184C112 232 122 272 142 294', '#fff', 5, 'opacity=".6"'),
    line(
      'M160 138C140 108 178 92 160 60C150 42 160 28 168 16M204 136C188 112 222 92 206 66C198 50 206 40 210 32',
      `url(#${id}v)`,
      5,
      'opacity=".7"',
    ),
  ].join('')
}

/** Three capsules on the ground, about 120 × 50 units. */
export function capsules(id: string, colour: string): string {
  const one = (x: number, y: number, turn: number) =>
    ellipse(x + 3, y + 10, 24, 5, '#2a1c0c', 'opacity=".2"') +
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-24" y="-9" width="48" height="18" rx="9" fill="${colour}"/><path d="M0-9H15A9 9 0 0 1 15 9H0Z" fill="#fff" opacity=".34"/><rect x="-24" y="-9" width="48" height="18" rx="9" fill="url(#${id}r)"/>${line('M-15-5H14', '#fff', 2, 'opacity=".6"')}</g>`
  return (
    defs(
      linear(
        `${id}r`,
        [
          [0, '#fff', 0.2],
          [0.5, '#000', 0],
          [1, '#2a1408', 0.42],
        ],
        0,
        1,
      ),
    ) +
    one(28, 20, -12) +
    one(88, 26, 24) +
    one(52, 44, 4)
  )
}
