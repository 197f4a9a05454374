export const TINTS = ['sand', 'sage', 'apricot', 'honey', 'rose', 'mist'] as const
export type Tint = (typeof TINTS)[number]

/** Background of each tint. */
export const TINT_STYLES = {
  sand: 'bg-tint-sand',
  sage: 'bg-tint-sage',
  apricot: 'bg-tint-apricot',
  honey: 'bg-tint-honey',
  rose: 'bg-tint-rose',
  mist: 'bg-tint-mist',
} as const satisfies Record<Tint, string>
