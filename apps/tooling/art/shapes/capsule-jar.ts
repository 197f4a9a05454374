import { label } from '../label'
import { colours, type Shape } from '../pack'
import {
  darker,
  defs,
  drum,
  ellipse,
  groundShadow,
  lighter,
  line,
  linear,
  path,
  ribs,
  roundLight,
} from '../svg'

const GLASS =
  'M150 132V140C150 152 108 150 104 186V420C104 438 116 448 134 448H266C284 448 296 438 296 420V186C292 150 250 152 250 140V132Z'
const WRAP = 'M104 212A96 10 0 0 0 296 212V406A96 10 0 0 1 104 406Z'

/** Amber glass with ribbed screw cap. `body`: wrap-around label, `band`: its top stripe, `cap`: the cap. */
export const capsuleJar: Shape = (pack, id) => {
  const { body, band = colours.honey, cap = colours.forest } = pack
  const groove = darker(cap, 0.62)
  return [
    defs(
      roundLight(`${id}c`, 0.9),
      linear(`${id}g`, [
        [0, colours.amberDark],
        [0.1, '#6a3510'],
        [0.24, '#a65d22'],
        [0.4, colours.amber],
        [0.7, '#5e2f0e'],
        [0.92, '#3a1a07'],
        [1, '#6a3712'],
      ]),
      linear(
        `${id}v`,
        [
          [0, '#000', 0],
          [0.6, '#000', 0.12],
          [1, '#000', 0.4],
        ],
        0,
        1,
      ),
    ),
    groundShadow(`${id}s`, 200, 446, 98),
    path(GLASS, `url(#${id}g)`),
    path(GLASS, `url(#${id}v)`),
    line('M116 196C116 172 132 164 150 158', '#f3c48c', 3, 'opacity=".55"'),
    path(WRAP, body),
    path('M104 212A96 10 0 0 0 296 212V218A96 10 0 0 1 104 218Z', band),
    label(pack, {
      cx: 200,
      top: 232,
      width: 124,
      height: 172,
      round: { radius: 96, sag: 10 },
      nameSize: 0.14,
      emblemScale: 0.66,
    }),
    path(WRAP, `url(#${id}c)`),
    line('M119 424V196', '#ffd9a4', 3.4, 'opacity=".5"'),
    line('M286 200V410', '#ffd9a4', 1.6, 'opacity=".22"'),
    path(drum(200, 60, 128, 138, 6), colours.amberDark),
    path(drum(200, 71, 76, 124, 10), cap),
    line(ribs(200, 71, 78, 9, 44, 27), groove, 1.5, 'opacity=".4"'),
    path(drum(200, 71, 76, 124, 10), `url(#${id}c)`),
    ellipse(200, 76, 71, 10, lighter(cap, 0.08)),
    ellipse(200, 76, 71, 10, 'none', `stroke="${lighter(cap, 0.45)}" stroke-opacity=".6"`),
    ellipse(200, 77, 60, 7.6, 'none', `stroke="${groove}" stroke-opacity=".35"`),
  ].join('')
}
