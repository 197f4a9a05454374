import { createContext, use, useEffect } from 'react'
import { createStore, type StoreApi } from 'zustand'
import type { CommandSet } from '@/screens/admin/layout/command-items'

interface Offered {
  /** What the open section offers to do; undefined for nothing. */
  readonly here: CommandSet | undefined
}

export const createSectionCommands = () => createStore<Offered>()(() => ({ here: undefined }))

export const SectionCommandsContext = createContext<StoreApi<Offered> | undefined>(undefined)

/** Offers commands in the palette while the section is open. */
export function useSectionCommands(here: CommandSet | undefined): void {
  const store = use(SectionCommandsContext)
  useEffect(() => {
    store?.setState({ here })
  }, [store, here])
  useEffect(() => () => store?.setState({ here: undefined }), [store])
}
