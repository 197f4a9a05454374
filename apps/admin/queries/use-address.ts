import { useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** In place of an id: the form for a new item. */
export const NEW = 'new'

type Changes = Readonly<Record<string, string | boolean | undefined>>

/** What a section keeps in the address (filters, page, open item), so that reload and Back restore it. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const text = (name: string): string => params.get(name) ?? ''
  // The router's own `before` is that of the last rendering: a change made meanwhile would be lost.
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [params])
  /** An empty value leaves the address. */
  const change = (changes: Changes, replace = false) => {
    const next = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '' || value === false) next.delete(name)
      else next.set(name, String(value))
    }
    latest.current = next
    setParams(next, { replace })
  }
  return {
    text,
    change,
    /** One of the allowed values; what else stands there counts as nothing. */
    choice: <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
      values.find((value) => value === params.get(name)),
    flag: (name: string): boolean => params.get(name) === 'true',
    /** From 1. */
    page: Math.max(1, Math.floor(Number(params.get('page') ?? '1')) || 1),
    setPage: (next: number) => change({ page: next > 1 ? String(next) : undefined }),
    /** Filters begin at page 1. Every letter of a search is not a place to go back to. */
    setFilters: (next: Changes & { readonly search: string }) =>
      change({ ...next, page: undefined }, next.search !== text('search')),
    /** Opens an item under its name, or closes it; Back then leads out of the section's list. */
    open: (name: string, id: string | undefined) => change({ [name]: id }, id === undefined),
  }
}
