import { label } from '../label'
import { colours, type Shape } from '../pack'
import { darker, defs, drum, ellipse, groundShadow, lighter, line, path, ribs, roundLight } from '../svg'

const TUB =
  'M88 150C88 138 92 132 100 128H300C308 132 312 138 312 150V428C312 440 264 450 200 450C136 450 88 440 88 428Z'

/** Wide tub with ribbed lid. `body`: the tub, `band`: the broad band, `cap`: the lid. */
export const powderTub: Shape = (pack, id) => {
  const { body, band = '#8fa386', cap = colours.forest } = pack
  const groove = darker(cap, 0.62)
  return [
    defs(roundLight(`${id}c`, 0.85)),
    groundShadow(`${id}s`, 200, 446, 120),
    path(TUB, body),
    path('M88 196A112 15 0 0 0 312 196V404A112 15 0 0 1 88 404Z', band),
    line('M88 190A112 15 0 0 0 312 190M88 411A112 15 0 0 0 312 411', band, 1.6),
    label(pack, {
      cx: 200,
      top: 214,
      width: 136,
      height: 196,
      round: { radius: 114, sag: 13 },
      emblemScale: 0.74,
    }),
    path(TUB, `url(#${id}c)`),
    path(
      'M100 128H300C306 131 309 136 311 142A112 15 0 0 1 89 142C91 136 94 131 100 128Z',
      colours.ink,
      'opacity=".25"',
    ),
    path(drum(200, 116, 74, 120, 15), cap),
    line(ribs(200, 116, 74, 15, 44, 35), groove, 1.6, 'opacity=".38"'),
    path(drum(200, 116, 74, 120, 15), `url(#${id}c)`),
    ellipse(200, 74, 116, 15, lighter(cap, 0.08)),
    ellipse(200, 74, 116, 15, 'none', `stroke="${lighter(cap, 0.45)}" stroke-opacity=".6"`),
    ellipse(200, 75, 101, 12, 'none', `stroke="${groove}" stroke-opacity=".3"`),
  ].join('')
}
