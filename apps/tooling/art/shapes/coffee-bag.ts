import { label } from '../label'
import type { Shape } from '../pack'
import { darker, defs, groundShadow, lighter, line, linear, path } from '../svg'
import { text } from '../text'

const BAG =
  'M100 54C99 150 95 230 92 310C90 366 91 404 94 432Q96 447 110 447H290Q304 447 306 432C309 404 310 366 308 310C305 230 301 150 300 54Z'
const FOLD = 'M99 58Q99 53 104 53H296Q301 53 301 58V116Q200 121 99 116Z'
const LABEL = 'M127 382V223A73 73 0 0 1 273 223V382Z'

/** Side-gusset bag, folded and clipped. `body`: the bag, `cap`: the clip, `band`: the weight below the label. */
export const coffeeBag: Shape = (pack, id) => {
  const { body, cap = '#efe4cc', band = '#d9c3a8' } = pack
  return [
    defs(
      linear(`${id}c`, [
        [0, '#000', 0.3],
        [0.1, '#fff', 0.04],
        [0.2, '#fff', 0.16],
        [0.34, '#fff', 0.06],
        [0.7, '#000', 0.04],
        [0.9, '#000', 0.22],
        [1, '#000', 0.4],
      ]),
      linear(
        `${id}t`,
        [
          [0, lighter(cap, 0.6)],
          [1, darker(cap, 0.16)],
        ],
        0,
        1,
      ),
    ),
    groundShadow(`${id}s`, 200, 447, 108),
    path(BAG, body),
    path('M100 118C98 200 92 300 94 432L114 410C110 330 114 210 122 118Z', '#000', 'opacity=".2"'),
    path('M300 118C302 200 308 300 306 432L286 410C290 330 286 210 278 118Z', '#000', 'opacity=".3"'),
    path(BAG, `url(#${id}c)`),
    line('M122 120C114 210 110 330 114 410L95 436', '#fff', 1.2, 'opacity=".2"'),
    line('M278 120C286 210 290 330 286 410L305 436M114 410Q200 424 286 410', '#000', 1.3, 'opacity=".42"'),
    line('M140 128q-4 9-5 18M262 128q4 8 5 20M246 126q2 6 2 11', '#fff', 1.6, 'opacity=".16"'),
    path('M99 116Q200 121 301 116L301.500 124Q200 130 98.500 124Z', '#000', 'opacity=".36"'),
    path(FOLD, lighter(body, 0.06)),
    path(FOLD, `url(#${id}c)`),
    line('M101 55H299', '#fff', 2, 'opacity=".2"'),
    path('M92 84Q92 80 96 80H304Q308 80 308 84V91Q308 94 304 94H96Q92 94 92 91Z', `url(#${id}t)`),
    line('M112 80v14M288 80v14', darker(cap, 0.42), 1),
    path('M94 94H306L304 98H96Z', '#000', 'opacity=".26"'),
    label(pack, { cx: 200, top: 150, width: 146, height: 232 }),
    text({ text: '250 g', face: 'kind', size: 11, x: 200, y: 404, spacing: 1, fill: band }),
    path(LABEL, `url(#${id}c)`, 'opacity=".34"'),
  ].join('')
}
