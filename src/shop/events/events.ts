import type { Permission } from '../roles/permissions'
import { fields, isText, jsonOf, oneOf } from '../shared/stored'

/** What administrators hear of when somebody else changes it, with the permission to read it. */
export const NEWS_NEEDS = {
  orders: 'orders.read',
  /** New orders. */
  arrivals: 'orders.read',
  products: 'catalogue.read',
  returns: 'returns.read',
  customers: 'customers.read',
  coupons: 'coupons.read',
} as const satisfies Readonly<Record<string, Permission>>
export type NewsKind = keyof typeof NEWS_NEEDS
export const NEWS_KINDS = [
  'orders',
  'arrivals',
  'products',
  'returns',
  'customers',
  'coupons',
] as const satisfies readonly NewsKind[]

/** What somebody can have open. */
export const OPENED_KINDS = ['orders', 'products'] as const satisfies readonly NewsKind[]
export type OpenedKind = (typeof OPENED_KINDS)[number]

export interface Opened {
  readonly kind: OpenedKind
  readonly id: string
}

/** What a stream says. `ready` comes first, `missed` where changes may have been missed. */
export type OfficeEvent =
  | { readonly type: 'ready' }
  | { readonly type: 'missed' }
  | { readonly type: 'change'; readonly kind: NewsKind; readonly id?: string }
  /** Names of the others who have the same open. */
  | { readonly type: 'presence'; readonly names: readonly string[] }

export const printEvent = (event: OfficeEvent): string => `data: ${JSON.stringify(event)}\n\n`

function readEvent(line: string): OfficeEvent | undefined {
  const { type, kind, id, names } = fields(jsonOf(line.slice('data: '.length)))
  if (type === 'ready' || type === 'missed') return { type }
  if (type === 'presence' && Array.isArray(names)) return { type, names: names.filter(isText) }
  const changed = oneOf(NEWS_KINDS, kind)
  if (type !== 'change' || changed === undefined) return undefined
  return { type, kind: changed, ...(isText(id) && { id }) }
}

/** Reads events from text that arrives in parts, whose limits may be anywhere. */
export function eventReader(onEvent: (event: OfficeEvent) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const event = line.startsWith('data: ') ? readEvent(line) : undefined
      if (event) onEvent(event)
    }
  }
}
