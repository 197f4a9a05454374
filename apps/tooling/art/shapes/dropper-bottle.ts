import { label } from '../label'
import { colours, type Shape } from '../pack'
import { darker, defs, drum, ellipse, groundShadow, lighter, line, linear, path, roundLight } from '../svg'

const GLASS =
  'M172 196V208C172 224 134 226 132 258V424C132 440 142 448 158 448H242C258 448 268 440 268 424V258C266 226 228 224 228 208V196Z'
const WRAP = 'M132 276A68 8 0 0 0 268 276V428A68 8 0 0 1 132 428Z'
const BULB =
  'M181 158C181 146 174 140 174 122C174 84 184 66 200 66C216 66 226 84 226 122C226 140 219 146 219 158Z'

/** Amber bottle with pipette. `body`: wrap-around label, `band`: metal collar, `cap`: rubber bulb. */
export const dropperBottle: Shape = (pack, id) => {
  const { body, band = '#cfa75c', cap = '#2b4a3c' } = pack
  return [
    defs(
      roundLight(`${id}c`, 0.9),
      linear(`${id}g`, [
        [0, colours.amberDark],
        [0.12, '#6a3510'],
        [0.26, '#a65d22'],
        [0.44, colours.amber],
        [0.72, '#5e2f0e'],
        [0.92, '#3a1a07'],
        [1, '#6a3712'],
      ]),
      linear(`${id}o`, [
        [0, darker(band, 0.36)],
        [0.28, lighter(band, 0.45)],
        [0.45, band],
        [0.85, darker(band, 0.4)],
        [1, darker(band, 0.18)],
      ]),
      linear(`${id}r`, [
        [0, darker(cap, 0.55)],
        [0.3, lighter(cap, 0.18)],
        [0.5, cap],
        [1, darker(cap, 0.66)],
      ]),
    ),
    groundShadow(`${id}s`, 200, 446, 76),
    path(BULB, `url(#${id}r)`),
    line('M176 134Q200 142 224 134', darker(cap, 0.7), 1.2, 'opacity=".5"'),
    path(drum(200, 32, 158, 198, 5), `url(#${id}o)`),
    ellipse(200, 158, 32, 5, lighter(band, 0.4)),
    ellipse(200, 157.5, 19, 3, darker(cap, 0.55)),
    line('M168 168A32 5 0 0 0 232 168M168 190A32 5 0 0 0 232 190', darker(band, 0.5), 1, 'opacity=".55"'),
    path(GLASS, `url(#${id}g)`),
    line('M144 262C146 244 160 238 172 232', '#f3c48c', 2.6, 'opacity=".6"'),
    path('M206 206h6V400l-3 8-3-8Z', '#2c1304', 'opacity=".25"'),
    path(WRAP, body),
    label(pack, {
      cx: 200,
      top: 290,
      width: 94,
      height: 138,
      round: { radius: 68, sag: 8 },
      nameSize: 0.15,
      brandSize: 0.23,
      emblemScale: 0.5,
    }),
    path(WRAP, `url(#${id}c)`),
    line('M143 430V262', '#ffd9a4', 3, 'opacity=".5"'),
    line('M260 262V420', '#ffd9a4', 1.4, 'opacity=".2"'),
  ].join('')
}
