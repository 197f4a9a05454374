import type { Print } from './label'

/** Colours of a pack except its label; each shape documents what they are used for. */
interface PackColours {
  readonly body: string
  readonly band?: string
  readonly cap?: string
  /** Jar of whole buds instead of powder. */
  readonly wholeBuds?: boolean
}

export interface Pack extends Print, PackColours {}

/** Draws a pack on 400 × 480 units, standing on y 447, lit from the top left. `id` prefixes its gradients. */
export type Shape = (pack: Pack, id: string) => string

export const colours = {
  forest: '#24483a',
  forestDark: '#17332a',
  cream: '#f7f0e2',
  paper: '#fbf6ea',
  ink: '#1d2a22',
  terra: '#c8703f',
  apricot: '#e9a873',
  sage: '#b4c2a2',
  kraft: '#cda97b',
  amber: '#7d4216',
  amberDark: '#431f09',
  honey: '#e3b75f',
  gold: '#c79f5b',
} as const
