import type { Location, UNSAFE_LocationContext } from 'react-router-dom'
import { createContext, type ContextType } from 'react'
import { keepsPlace } from './use-arrival'

/** Whether a page is the one in view; a kept one adds nothing to the document's head. */
export const IsShown = createContext(true)

/** What `useLocation` and its relatives read. */
export type Place = ContextType<typeof UNSAFE_LocationContext>

interface OpenPage {
  readonly id: string
  readonly place: Place
}

export interface OpenPages {
  /** Where the router is. */
  readonly place: Place
  readonly shown: OpenPage
  /** The list that a product was opened from. It stays, hidden, so that Back shows it at once. */
  readonly kept?: OpenPage
}

const isList = ({ pathname }: Location) => /^\/(products)?$/.test(pathname)
const isProduct = ({ pathname }: Location) => pathname.startsWith('/product/')

export const firstPage = (place: Place): OpenPages => ({
  place,
  shown: { id: place.location.key, place },
})

export function pagesAt({ shown, kept }: OpenPages, place: Place): OpenPages {
  const { location } = place
  const before = shown.place.location
  // Another size of a product is the same page at another address.
  const isSamePage = location.pathname === before.pathname || keepsPlace(location.state)
  if (isSamePage) return { place, shown: { ...shown, place }, kept }
  // As it was left, so that nothing of it is rendered again.
  if (kept?.place.location.key === location.key) return { place, shown: kept }
  const opened = { id: location.key, place }
  if (!isProduct(location)) return { place, shown: opened }
  return { place, shown: opened, kept: isList(before) ? shown : kept }
}

/** Pages in the document. One that was left is hidden first and removed after the next one is painted. */
export const pagesIn = (open: OpenPages, before: OpenPages): readonly OpenPage[] =>
  [open.shown, open.kept, before.shown, before.kept].reduce<readonly OpenPage[]>(
    (pages, page) => (page && !pages.some(({ id }) => id === page.id) ? [...pages, page] : pages),
    [],
  )
