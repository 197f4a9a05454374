import type { ComponentType } from 'react'
import type { IconProps } from '../../../icons'
import type { Catalogue } from '../../../i18n/types'

/** The ids stand in the URL; their names are in the catalogue. */
export type Section = keyof Catalogue['admin']['sections']

/** Daily work first, then the platforms, then people, figures and settings. */
export const SECTION_GROUPS = ['work', 'platforms', 'system'] as const
export type SectionGroup = (typeof SECTION_GROUPS)[number]

/** A section as the navigation and the command palette show it; the app has the table of them. */
export interface SectionEntry {
  readonly id: Section
  readonly group: SectionGroup
  readonly icon: ComponentType<IconProps>
}

export const sectionHref = (section: Section): string =>
  section === 'dashboard' ? '/admin/dashboard' : `/admin/dashboard?section=${section}`
