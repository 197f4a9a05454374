import { emblems } from '../label'
import { colours, type Shape } from '../pack'
import { darker, defs, groundShadow, lighter, line, linear, path } from '../svg'
import { text } from '../text'

/** Lidded box with a banderole. `body`: the box, `band`: the banderole with the print. */
export const giftBox: Shape = (pack, id) => {
  const { body, band = colours.cream, emblem, label } = pack
  const fold = darker(band, 0.18)
  return [
    defs(
      linear(
        `${id}f`,
        [
          [0, '#fff', 0.2],
          [0.6, '#fff', 0],
          [1, '#1b2a14', 0.14],
        ],
        1,
        1,
      ),
    ),
    groundShadow(`${id}s`, 200, 442, 150),
    path('M44 250L70 212H334L360 250Z', lighter(body, 0.24)),
    path('M143 212H265L272 250H136Z', band),
    path('M44 250H360V286H44Z', darker(body, 0.07)),
    path('M50 286H354V440C354 444 351 447 347 447H57C53 447 50 444 50 440Z', body),
    path('M50 286H354V294H50Z', '#1b2a14', 'opacity=".22"'),
    path('M136 250H272V447H136Z', band),
    line('M136 250V447M272 250V447M143 212L136 250M265 212L272 250', fold, 1),
    path('M136 286H272V293H136Z', '#1b2a14', 'opacity=".12"'),
    `<g transform="translate(204 336) scale(.72)">${emblems[emblem](label)}</g>`,
    text({ text: 'Verda', face: 'brand', size: 31, x: 204, y: 408, fill: label.ink }),
    text({
      text: pack.kind,
      face: 'kind',
      size: 8.5,
      x: 204,
      y: 426,
      spacing: 1.6,
      fill: label.ink,
      opacity: 0.8,
    }),
    path('M44 250H360V447H44Z', `url(#${id}f)`),
    line('M44 250H360', '#fff', 1.4, 'opacity=".6"'),
  ].join('')
}
