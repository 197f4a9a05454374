import { wcagContrast } from 'culori'
import type { Theme, TokenTable } from './token-table'

/** Minimum ratios of WCAG 2.2 AA: 4.5 for text, 3 for non-text contrast. */
export const REQUIRED = { text: 4.5, shape: 3 } as const

/** What visitors get who ask for more contrast: AAA for text. */
export const REQUIRED_MORE = { text: 7, shape: 4.5 } as const

export interface Pair {
  front: string
  back: string
  kind: keyof typeof REQUIRED
}

const text = (front: string, ...backs: string[]) => backs.map((back): Pair => ({ front, back, kind: 'text' }))
const shape = (front: string, ...backs: string[]) =>
  backs.map((back): Pair => ({ front, back, kind: 'shape' }))

/** Every colour pair that components may use. */
export const contrastPairs: readonly Pair[] = [
  ...text(
    'text',
    'bg',
    'surface',
    'surface-sunken',
    'surface-raised',
    'surface-hover',
    'row-hover',
    'row-selected',
  ),
  ...text('text-muted', 'bg', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover'),
  ...text('text-muted', 'row-hover', 'row-selected'),
  ...text('text-subtle', 'bg', 'surface', 'surface-sunken', 'surface-raised', 'row-hover', 'row-selected'),
  ...text('text-accent', 'bg', 'surface'),
  ...text('text-brand', 'bg', 'surface'),
  ...text('on-primary', 'primary', 'primary-hover', 'primary-active'),
  ...text('on-soft', 'soft', 'soft-hover'),
  ...text('on-accent', 'accent'),
  ...text('on-accent-soft', 'accent-soft'),
  ...text('on-danger', 'danger'),
  ...text('on-inverse', 'surface-inverse'),
  ...text('on-inverse-muted', 'surface-inverse'),
  ...['success', 'warn', 'danger', 'info', 'plum', 'neutral'].flatMap((tone) =>
    text(`${tone}-fg`, `${tone}-bg`),
  ),
  ...shape('border-input', 'bg', 'surface'),
  ...shape('focus', 'bg', 'surface', 'surface-raised'),
  ...shape('primary', 'bg', 'surface'),
  ...shape('rating', 'bg', 'surface'),
]

/** The contrast ratio of a pair; 0 if a colour is missing, so that renamed tokens are noticed. */
export function ratioOf({ front, back }: Pair, theme: Theme, tokens: TokenTable): number {
  const one = tokens.colourOf(front, theme)
  const other = tokens.colourOf(back, theme)
  return one && other ? wcagContrast(one, other) : 0
}
