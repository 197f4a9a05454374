import type { ComponentType } from 'react'
import type { IconProps } from '@/icons'
import type { OrderStatus } from '@/shop/orders/order'

/** A search result of the palette other than a section. */
export interface CommandHit {
  readonly id: string
  readonly label: string
  readonly detail?: string
  /** Of an order. */
  readonly status?: OrderStatus
  readonly href: string
}

/** Something that the palette does. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly icon: ComponentType<IconProps>
  /** Key that does the same where it is focused. */
  readonly shortcut?: string
  readonly run: () => void
}

/** Commands under a common label, for example what they are about. */
export interface CommandSet {
  readonly label: string
  readonly commands: readonly Command[]
}

export const COMMAND_GROUPS = ['orders', 'products', 'customers'] as const
export type CommandGroup = (typeof COMMAND_GROUPS)[number]
export type CommandHits = Readonly<Record<CommandGroup, readonly CommandHit[]>>

export const NO_HITS: CommandHits = { orders: [], products: [], customers: [] }

/** Normalises text for a search that ignores case and accents, including the dotless ı: 'urun' finds 'Ürünler'. */
export const normalize = (text: string): string =>
  text.replaceAll('İ', 'i').toLowerCase().replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '')

/** The text in three parts, the middle one being what was searched for; it is empty where the text does not contain it. */
export function matchIn(text: string, query: string): readonly [string, string, string] {
  const wanted = normalize(query.trim())
  // Each letter is folded to its own length, so that places agree.
  const folded = [...text].map((letter) => (normalize(letter) + letter).slice(0, letter.length)).join('')
  const at = wanted === '' ? -1 : folded.indexOf(wanted)
  return at < 0
    ? [text, '', '']
    : [text.slice(0, at), text.slice(at, at + wanted.length), text.slice(at + wanted.length)]
}

/** Whether the text contains the query; an empty one is contained in all. */
export const isMatch = (text: string, query: string): boolean =>
  normalize(text).includes(normalize(query.trim()))

/** Sections whose name contains the query; all if it is empty. */
export const matchingSections = <Entry>(
  query: string,
  sections: readonly Entry[],
  nameOf: (section: Entry) => string,
): readonly Entry[] => sections.filter((section) => isMatch(nameOf(section), query))

/** New index after a key press; undefined if the key does not move the selection. */
export function nextIndex(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
