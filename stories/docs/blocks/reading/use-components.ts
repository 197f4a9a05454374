import { useEffect, useState } from 'react'
import { isMapped, type MappedComponent } from '../../keyboard-map'

export interface ComponentEntry {
  /** Id of the page, for links inside Storybook. */
  id: string
  group: string
  name: MappedComponent
}

type Strings = Readonly<Record<string, string>>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const stringsOf = (entry: unknown): Strings =>
  isRecord(entry)
    ? Object.fromEntries(
        Object.entries(entry).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
      )
    : {}

/** The component pages in Storybook's index: 'UI/Actions/Button'. */
const componentsIn = (index: unknown): readonly ComponentEntry[] =>
  isRecord(index) && isRecord(index.entries)
    ? Object.values(index.entries)
        .map(stringsOf)
        .flatMap(({ type, id = '', title = '' }) => {
          const [root, group = '', name = ''] = title.split('/')
          return type === 'docs' && root === 'UI' && isMapped(name) ? [{ id, group, name }] : []
        })
    : []

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
