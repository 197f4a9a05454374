import { label } from '../label'
import { colours, type Shape } from '../pack'
import { darker, defs, drum, ellipse, groundShadow, lighter, line, path, roundLight } from '../svg'

/** Slim paper tube with slip lid. `body`: the tube, `cap`: the lid. */
export const paperTube: Shape = (pack, id) => {
  const { body, cap = colours.terra } = pack
  return [
    defs(roundLight(`${id}c`, 0.8)),
    groundShadow(`${id}s`, 200, 446, 80),
    path(drum(200, 76, 96, 438, 11), body),
    line('M124 424A76 11 0 0 0 276 424', darker(body, 0.36), 1, 'opacity=".6"'),
    label(pack, {
      cx: 200,
      top: 150,
      width: 114,
      height: 228,
      round: { radius: 78, sag: 10 },
      nameSize: 0.14,
      brandSize: 0.235,
      emblemScale: 0.8,
    }),
    path(drum(200, 76, 96, 438, 11), `url(#${id}c)`),
    path('M124 104A76 11 0 0 0 276 104V98H124Z', '#3a2412', 'opacity=".4"'),
    path(drum(200, 78, 52, 96, 11), cap),
    path(drum(200, 78, 52, 96, 11), `url(#${id}c)`),
    line('M122 88A78 11 0 0 0 278 88', darker(cap, 0.55), 1, 'opacity=".5"'),
    ellipse(200, 52, 78, 11, lighter(cap, 0.2)),
    ellipse(200, 52, 78, 11, 'none', `stroke="${lighter(cap, 0.55)}" stroke-opacity=".8"`),
  ].join('')
}
