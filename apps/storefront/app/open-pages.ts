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
  readonly shown: OpenPage
  /** The list that a product was opened from. It stays, hidden, so that Back shows it at once. */
  readonly kept?: OpenPage
}

const isList = ({ pathname }: Location) => /^\/(products)?$/.test(pathname)
const isProduct = ({ pathname }: Location) => pathname.startsWith('/product/')

export const firstPage = (place: Place): OpenPages => ({ shown: { id: place.location.key, place } })

export function pagesAt({ shown, kept }: OpenPages, place: Place): OpenPages {
  const { location } = place
  const before = shown.place.location
  // Another size of a product is the same page at another address.
  const isSamePage = location.pathname === before.pathname || keepsPlace(location.state)
  if (isSamePage) return { shown: { ...shown, place }, kept }
  if (kept?.place.location.key === location.key) return { shown: { ...kept, place } }
  const opened = { id: location.key, place }
  if (!isProduct(location)) return { shown: opened }
  return { shown: opened, kept: isList(before) ? shown : kept }
}
