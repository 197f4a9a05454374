import type { ComponentType } from 'react'
import type { IconProps } from '@/icons'
import type { Catalogue } from '@/i18n/types'

/** Section ids as used in the URL; their names are in the message catalogue. */
export type Section = keyof Catalogue['admin']['sections']

/** In display order: daily work, money, the shop’s settings, then the screens with sample data. */
export const SECTION_GROUPS = ['work', 'money', 'store', 'samples'] as const
export type SectionGroup = (typeof SECTION_GROUPS)[number]

/** A section in navigation and command palette; the app defines the list. */
export interface SectionEntry {
  readonly id: Section
  readonly group: SectionGroup
  readonly icon: ComponentType<IconProps>
}

export const sectionHref = (section: Section): string =>
  section === 'dashboard' ? '/admin/dashboard' : `/admin/dashboard?section=${section}`
