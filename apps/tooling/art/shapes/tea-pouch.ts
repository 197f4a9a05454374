import { label } from '../label'
import type { Shape } from '../pack'
import { darker, defs, groundShadow, line, linear, path } from '../svg'

const POUCH =
  'M96 66C96 62 99 60 103 60H297C301 60 304 62 304 66C300 150 306 250 314 408C316 436 306 446 284 447C230 450 170 450 116 447C94 446 84 436 86 408C94 250 100 150 96 66Z'
const FOOT =
  'M88 384C130 414 270 414 312 384L314 408C316 436 306 446 284 447C230 450 170 450 116 447C94 446 84 436 86 408Z'
const CREASES =
  'M110 432C122 408 128 396 124 380M292 430C280 410 272 398 277 380M104 150C112 200 104 250 108 300M298 170C291 220 298 280 292 330'

/** Stand-up pouch with sealed top. `body`: the paper. */
export const teaPouch: Shape = (pack, id) => {
  const seam = darker(pack.body, 0.5)
  const shade = '#1d2410'
  const seal = Array.from({ length: 13 }, (_, i) => `M${108 + i * 15.4} 66v24`).join('')
  return [
    defs(
      linear(`${id}c`, [
        [0, shade, 0.3],
        [0.06, shade, 0.08],
        [0.2, '#fff', 0.2],
        [0.36, '#fff', 0.08],
        [0.6, shade, 0],
        [0.86, shade, 0.16],
        [1, shade, 0.36],
      ]),
      linear(
        `${id}f`,
        [
          [0, shade, 0],
          [1, shade, 0.3],
        ],
        0,
        1,
      ),
    ),
    groundShadow(`${id}s`, 200, 446, 112),
    path(POUCH, pack.body),
    path(FOOT, `url(#${id}f)`),
    line('M88 386C130 416 270 416 312 386', seam, 1.1, 'opacity=".6"'),
    path('M96.500 60H303.500L303 96H97Z', shade, 'opacity=".08"'),
    line('M97 96H303', seam, 1, 'opacity=".55"'),
    line(seal, seam, 0.8, 'opacity=".28"'),
    line('M97 112H303', seam, 1.6, 'opacity=".3" stroke-dasharray="1 3"'),
    label(pack, { cx: 200, top: 136, width: 150, height: 238 }),
    path(POUCH, `url(#${id}c)`),
    line(CREASES, '#fff', 1.6, 'opacity=".22"'),
  ].join('')
}
