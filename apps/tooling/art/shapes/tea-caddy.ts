import { label } from '../label'
import type { Shape } from '../pack'
import { darker, defs, drum, ellipse, groundShadow, lighter, line, linear, path, roundLight } from '../svg'

const FRONT =
  'M84 152C84 145 89 140 96 140H256C263 140 268 145 268 152V436C268 443 263 448 256 448H96C89 448 84 443 84 436Z'

/** Square tin with rounded edges and round lid. `body`: the tin, `cap`: the lid. */
export const teaCaddy: Shape = (pack, id) => {
  const { body, cap = darker(body, 0.12) } = pack
  const edge = darker(body, 0.42)
  return [
    defs(
      linear(
        `${id}f`,
        [
          [0, '#fff', 0.28],
          [0.4, '#fff', 0.06],
          [1, darker(body, 0.7), 0.14],
        ],
        1,
        1,
      ),
      linear(`${id}d`, [
        [0, darker(body, 0.28)],
        [1, edge],
      ]),
      roundLight(`${id}c`, 0.9),
    ),
    groundShadow(`${id}s`, 200, 446, 122),
    path('M84 150C84 140 88 134 96 131L138 112H306C312 112 316 114 316 120L270 140Z', lighter(body, 0.26)),
    path('M266 142L316 116V404C316 416 310 424 302 428L266 446Z', `url(#${id}d)`),
    path(FRONT, body),
    path(drum(197, 64, 84, 122, 9), cap),
    path(drum(197, 64, 84, 122, 9), `url(#${id}c)`),
    ellipse(197, 84, 64, 9, lighter(cap, 0.36)),
    ellipse(197, 84, 64, 9, 'none', 'stroke="#fff" stroke-opacity=".6"'),
    ellipse(197, 84.5, 53, 6.6, 'none', `stroke="${darker(cap, 0.32)}" stroke-opacity=".5"`),
    label(pack, { cx: 176, top: 168, width: 142, height: 246, nameSize: 0.118 }),
    path(FRONT, `url(#${id}f)`),
    line('M88 158V432', '#fff', 2.4, 'opacity=".4"'),
    line('M268 150V440', '#fff', 1.2, 'opacity=".45"'),
    line('M94 141.500H258', '#fff', 1.6, 'opacity=".5"'),
  ].join('')
}
