import { useEffect, useState } from 'react'
import { fields } from '@/shop/shared/stored'
import { isMapped, type MappedComponent } from '../../keyboard-map'

export interface ComponentEntry {
  /** Id of the page, for links inside Storybook. */
  id: string
  group: string
  name: MappedComponent
}

/** The component pages in Storybook's index: 'UI/Actions/Button'. */
const componentsIn = (index: unknown): readonly ComponentEntry[] =>
  Object.values(fields(fields(index).entries)).flatMap((entry) => {
    const { type, id, title } = fields(entry)
    const [root, group = '', name = ''] = String(title).split('/')
    return type === 'docs' && root === 'UI' && isMapped(name) ? [{ id: String(id), group, name }] : []
  })

let loaded: Promise<readonly ComponentEntry[]> | undefined
const load = async () => {
  const response = await fetch('index.json')
  const index: unknown = await response.json()
  return componentsIn(index)
}

/** All components with a page, in the order of the sidebar; empty until the index has been read. */
export function useComponents(): readonly ComponentEntry[] {
  const [entries, setEntries] = useState<readonly ComponentEntry[]>([])
  useEffect(() => {
    loaded ??= load()
    void loaded.then(setEntries)
  }, [])
  return entries
}
