/** A search result of the palette other than a section. */
export interface CommandHit {
  readonly id: string
  readonly label: string
  readonly detail?: string
  readonly href: string
}

export const COMMAND_GROUPS = ['orders', 'products', 'customers'] as const
export type CommandGroup = (typeof COMMAND_GROUPS)[number]
export type CommandHits = Readonly<Record<CommandGroup, readonly CommandHit[]>>

export const NO_HITS: CommandHits = { orders: [], products: [], customers: [] }

/** Normalises text for a search that ignores case and accents, including the dotless ı: 'urun' finds 'Ürünler'. */
export const normalize = (text: string): string =>
  text.replaceAll('İ', 'i').toLowerCase().replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '')

/** Sections whose name contains the query; all if it is empty. */
export const matchingSections = <Entry>(
  query: string,
  sections: readonly Entry[],
  nameOf: (section: Entry) => string,
): readonly Entry[] =>
  sections.filter((section) => normalize(nameOf(section)).includes(normalize(query.trim())))

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
