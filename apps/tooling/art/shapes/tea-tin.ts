import { label } from '../label'
import { colours, type Shape } from '../pack'
import { darker, defs, drum, ellipse, groundShadow, lighter, line, linear, path, roundLight } from '../svg'

/** Round tin with slip lid. `body`: tin and lid, `band`: the two fine rings. */
export const teaTin: Shape = (pack, id) => {
  const { body, band = colours.gold } = pack
  const lidEdge = darker(body, 0.68)
  return [
    defs(
      roundLight(`${id}c`),
      linear(
        `${id}l`,
        [
          [0, lighter(body, 0.1)],
          [0.5, lighter(body, 0.04)],
          [1, darker(body, 0.16)],
        ],
        1,
        1,
      ),
    ),
    groundShadow(`${id}s`, 200, 448, 104),
    path(drum(200, 100, 140, 436, 15), body),
    line('M100 424A100 15 0 0 0 300 424M100 166A100 15 0 0 0 300 166', band, 1.2, 'opacity=".7"'),
    label(pack, { cx: 200, top: 186, width: 148, height: 236, round: { radius: 104, sag: 13 } }),
    path(drum(200, 100, 140, 436, 15), `url(#${id}c)`),
    path('M100 148A100 15 0 0 0 300 148V140H100Z', lidEdge, 'opacity=".45"'),
    path(drum(200, 103, 80, 140, 15), body),
    path(drum(200, 103, 80, 140, 15), `url(#${id}c)`),
    line('M97 130A103 15 0 0 0 303 130', lidEdge, 1.4, 'opacity=".45"'),
    line('M97 134A103 15 0 0 0 303 134', '#fff', 1, 'opacity=".22"'),
    ellipse(200, 80, 103, 15, `url(#${id}l)`),
    ellipse(200, 80, 103, 15, 'none', `stroke="${lighter(body, 0.42)}" stroke-opacity=".7"`),
    ellipse(200, 80.5, 90, 12, 'none', `stroke="${lidEdge}" stroke-opacity=".35"`),
    ellipse(200, 81.5, 90, 12, 'none', 'stroke="#fff" stroke-opacity=".14"'),
  ].join('')
}
