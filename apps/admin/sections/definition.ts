import type { ComponentType } from 'react'
import type { Namespace } from '@/i18n'
import type { Permission } from '@/shop/roles/permissions'
import type { SectionEntry } from '@/screens/admin/layout/sections'

/** A section of the back office; code and messages are loaded when it is opened. */
export interface SectionDefinition extends SectionEntry {
  /** One of these opens it. */
  readonly needs: readonly Permission[]
  /** The form that an address opens by this parameter, unless it says `mode=view`. */
  readonly editor?: { readonly param: string; readonly needs: Permission }
  readonly messages: readonly Namespace[]
  readonly load: () => Promise<{ default: ComponentType }>
}
