import type { EmblemColours } from './emblem'
import { plants } from './emblems'
import { morePlants } from './emblems-more'
import { round } from './geometry'
import { line, path } from './svg'
import { text, type Wrap } from './text'

export const emblems = { ...plants, ...morePlants }
type EmblemName = keyof typeof emblems

export interface LabelColours extends EmblemColours {
  readonly paper: string
  /** Colour of the inner hairline and the rule below the brand. */
  readonly rule: string
}

/** Text and plant printed on a pack. */
export interface Print {
  /** One or two lines. */
  readonly name: readonly [string, string?]
  /** Small caps line: 'KRÄUTERTEE'. */
  readonly kind: string
  readonly emblem: EmblemName
  readonly label: LabelColours
}

interface Place {
  readonly cx: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** For round packs: radius, and how far the bottom edge sags. */
  readonly round?: { readonly radius: number; readonly sag: number }
  /** @default width / 157, which fills the arch */
  readonly emblemScale?: number
  /** Font sizes of brand and name relative to the width. */
  readonly brandSize?: number
  readonly nameSize?: number
}

/** Arch-shaped label of all packs: plant, Verda, a short rule, name, kind. */
export function label({ name, kind, emblem, label: colours }: Print, place: Place): string {
  const { cx, top, width: w, height: h, brandSize = 0.215, nameSize = 0.122 } = place
  const wrap: Wrap | undefined = place.round && { cx, ...place.round }
  const two = name[1] !== undefined
  const lineHeight = w * nameSize * 1.06
  // A second line of the name moves brand and plant up, further on a short label.
  const low = h * 0.655 + w * 0.337 + lineHeight - (h - w * 0.115)
  const lift = two ? Math.max(w * 0.075, low) : 0
  const scale = (place.emblemScale ?? (w * 0.56) / 88) * (two ? 1 - (lift / w) * 1.7 : 1)

  const arch = (inset: number) => {
    const [left, right, bottom, r] = [cx - w / 2 + inset, cx + w / 2 - inset, top + h - inset, w / 2 - inset]
    const sag = place.round ? place.round.sag * (1 - Math.sqrt(1 - (r / place.round.radius) ** 2)) : 0
    return `M${round(left)} ${round(bottom - sag)}V${round(top + inset + r)}A${round(r)} ${round(r)} 0 0 1 ${round(right)} ${round(top + inset + r)}V${round(bottom - sag)}Q${cx} ${round(bottom + sag)} ${round(left)} ${round(bottom - sag)}Z`
  }

  const brandY = top + h * 0.655 - lift
  const ruleY = brandY + w * 0.075
  const nameY = ruleY + w * 0.15
  const kindY = nameY + w * 0.112 + (two ? lineHeight : 0)
  const set = { x: cx, fill: colours.ink, wrap, maxWidth: w * 0.8 }
  const nameRun = { ...set, face: 'name', size: w * nameSize } as const
  return [
    path(arch(0), colours.paper),
    line(arch(w * 0.042), colours.rule, 0.9),
    `<g transform="translate(${cx} ${round(top + w * 0.46 - lift * 0.5)}) scale(${round(scale, 3)})">${emblems[emblem](colours)}</g>`,
    text({ ...set, text: 'Verda', face: 'brand', size: w * brandSize, y: brandY, spacing: -w * 0.003 }),
    line(`M${round(cx - w * 0.09)} ${round(ruleY)}h${round(w * 0.18)}`, colours.rule, 1),
    text({ ...nameRun, text: name[0], y: nameY }),
    two ? text({ ...nameRun, text: name[1] ?? '', y: nameY + lineHeight }) : '',
    text({ ...set, text: kind, face: 'kind', size: w * 0.062, y: kindY, spacing: w * 0.011, opacity: 0.82 }),
  ].join('')
}
