import { label } from '../label'
import { colours, type Shape } from '../pack'
import { darker, defs, groundShadow, lighter, line, linear, path } from '../svg'
import { text } from '../text'

const FRONT = 'M70 132H262V446H70Z'
const zigzag = (lead: string) => Array.from({ length: 6 }, () => lead).join('')
const SACHET = `M0 4${zigzag('l7.5-4 7.5 4')}V116${zigzag('l-7.5 4-7.5-4')}Z`

/** Tea bag in its envelope, leaning against the box. */
const sachet = (colour: string, ink: string, leafFill: string, light: string) =>
  `<g transform="translate(276 330) rotate(9)">${[
    path(SACHET, colour),
    line('M0 10H90M0 110H90', darker(colour, 0.4), 1, 'opacity=".35"'),
    path('M0 3V117H90V3Z', `url(#${light})`, 'opacity=".8"'),
    '<circle cx="45" cy="48" r="26" fill="#fbf6ea"/>',
    path(
      'M45 66C44 56 45 46 48 34M45 58C36 58 31 52 30 45C38 45 44 50 45 58ZM46 50C54 50 59 45 61 38C53 38 47 42 46 50Z',
      leafFill,
      `stroke="${ink}" stroke-width="1.1"`,
    ),
    text({ text: 'Verda', face: 'brand', size: 17, x: 45, y: 96, fill: ink }),
  ].join('')}</g>`

/** Two-coloured folding box with a tea bag. `body`: the card, `band`: the top, `cap`: the tea bag. */
export const sachetBox: Shape = (pack, id) => {
  const { body, band = colours.terra, cap = '#e9b48d' } = pack
  return [
    defs(
      linear(
        `${id}f`,
        [
          [0, '#fff', 0.24],
          [0.5, '#fff', 0],
          [1, '#3a2412', 0.1],
        ],
        1,
        1,
      ),
      linear(`${id}d`, [
        [0, darker(body, 0.22)],
        [1, darker(body, 0.34)],
      ]),
      linear(`${id}h`, [
        [0, '#3a2412', 0.22],
        [0.3, '#fff', 0.25],
        [0.6, '#fff', 0],
        [1, '#3a2412', 0.26],
      ]),
    ),
    groundShadow(`${id}s`, 200, 444, 132),
    path('M70 132L122 100H312L262 132Z', lighter(body, 0.4)),
    path('M262 132L312 100V408L262 446Z', `url(#${id}d)`),
    path('M262 132L312 100V194L262 230Z', darker(band, 0.26)),
    path(FRONT, body),
    path('M70 132H262V230H70Z', band),
    line('M70 132L122 100H312', '#fff', 1, 'opacity=".6"'),
    line('M96 116H287', '#cdbda3', 1, 'opacity=".8"'),
    label(pack, { cx: 166, top: 158, width: 138, height: 250 }),
    path(FRONT, `url(#${id}f)`),
    line('M262 132V446', '#fff', 1.2, 'opacity=".5"'),
    sachet(cap, pack.label.ink, pack.label.leaf, `${id}h`),
  ].join('')
}
