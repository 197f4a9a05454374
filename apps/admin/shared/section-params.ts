import { useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { isCalendarDay } from '@/shop/shared/dates'
import { fields } from '@/shop/shared/stored'
import { LAST_PAGE } from '@/shop/shared/list-limits'
import { wholeLetters } from '@/shop/shared/whole-letters'
import { useLatestHandler } from '@/screens/admin/shared/lists/use-latest-handler'
import { BY_SECTION } from '../app/leave-guard'

/** Value instead of an id that opens the form for a new item. */
export const NEW = 'new'

/** Longest text of a search that the API takes. */
const LONGEST_TEXT = 200

/** Search params of a section. Parsing never fails, whatever the URL contains. */
export const textParam = z.catch(
  z.pipe(
    z.string(),
    z.transform((value) => wholeLetters(value, 0, LONGEST_TEXT)),
  ),
  '',
)
export const itemId = z.catch(z.optional(z.string().check(z.minLength(1))), undefined)
export const flag = z.catch(z.optional(z.stringbool({ truthy: ['true'], falsy: [] })), undefined)
export const oneOfParam = <const Values extends readonly string[]>(values: Values) =>
  z.catch(z.optional(z.enum(values)), undefined)
/** `YYYY-MM-DD`. */
export const calendarDays = z.catch(z.optional(z.string().check(z.refine(isCalendarDay))), undefined)
/** Comma-separated. */
export const ids = z.catch(
  z.pipe(
    z.string(),
    z.transform((value) => value.split(',').filter(Boolean)),
  ),
  [],
)
export const PAGE = z.object({
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LAST_PAGE)), 1),
})

type Schema<Shape extends z.core.$ZodShape = z.core.$ZodShape> = z.ZodMiniObject<Shape>
type Changes = Readonly<Record<string, unknown>>
interface ChangeOptions {
  /** Replaces the history entry. */
  replace?: boolean
}

export const readParams = <Shape extends z.core.$ZodShape>(
  schema: Schema<Shape>,
  params = new URLSearchParams(),
) =>
  z.parse(
    schema,
    Object.fromEntries(Object.keys(schema.shape).map((name) => [name, params.get(name) ?? undefined])),
  )

/** undefined, `false` and empty lists become ''. */
function written(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  if (typeof value === 'string') return value
  return typeof value === 'number' || value === true ? `${value}` : ''
}

type NamedValue = readonly [name: string, value: string]

/** What is set in an address, without what is as if it were not there. */
const setIn = (schema: Schema, params: URLSearchParams): NamedValue[] => {
  const defaults = new Map(Object.entries<unknown>(readParams(schema)))
  return Object.entries<unknown>(readParams(schema, params)).flatMap(([name, value]) => {
    const text = written(value).trim()
    return text === '' || text === written(defaults.get(name)) ? [] : [[name, text] as const]
  })
}

/** Filters, and the order of a list where that is no filter, always in the same order of names; '' for none. */
export function viewQuery(filters: Schema, others: Schema, params: URLSearchParams): string {
  const order = setIn(others, params).filter(([name]) => name === 'sort')
  const named = [...setIn(filters, params), ...order].map(([name, value]) => [name, value])
  return new URLSearchParams(named).toString()
}

/** Screens hand on all that they show: of it, what differs from the address that they were drawn with. */
export const changesTo = (schema: Schema, current: URLSearchParams, next: Changes): Changes => {
  const shown = new Map(Object.entries<unknown>(readParams(schema, current)))
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => written(value) !== written(shown.get(name))),
  )
}

/** Writes search params; empty values and defaults are removed from the URL. */
function useUrlParams(...schemas: readonly Schema[]) {
  const [current, setParams] = useSearchParams()
  // The router's updater starts from the last render, so that the first of two changes in between would be lost.
  const latest = useRef(current)
  useLayoutEffect(() => {
    latest.current = current
  }, [current])
  // The router's updater changes with every address, and with it each handler of the section and each row of its table.
  const write = useLatestHandler((changes: Changes, { replace = false }: ChangeOptions = {}) => {
    const defaults = new Map(schemas.flatMap((schema) => Object.entries<unknown>(readParams(schema))))
    const next = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(changes)) {
      const param = written(value)
      if (param === '' || param === written(defaults.get(name))) next.delete(name)
      else next.set(name, param)
    }
    latest.current = next
    setParams(next, { replace, state: BY_SECTION })
  })
  return { current, write }
}

/** State of a section kept in the URL, so that reload and Back restore it. */
export function useSectionParams<Shape extends z.core.$ZodShape>(schema: Schema<Shape>) {
  const { current, write } = useUrlParams(schema)
  return {
    params: readParams(schema, current),
    change: (changes: Partial<z.output<Schema<Shape>>>, options?: ChangeOptions) =>
      write(changesTo(schema, current, changes), options),
  }
}

/** The same for a list: filters, page and open items. */
export function useListParams<Filters extends z.core.$ZodShape, Others extends z.core.$ZodShape>(
  filters: Schema<Filters>,
  others: Schema<Others>,
) {
  const { current, write } = useUrlParams(filters, others, PAGE)
  const view = viewQuery(filters, others, current)
  const noFilters = Object.fromEntries(Object.keys(filters.shape).map((name) => [name, undefined]))
  return {
    filters: readParams(filters, current),
    params: readParams(others, current),
    page: readParams(PAGE, current).page,
    /** Filters and order as a view keeps them. */
    view,
    /** Shows what a view keeps, from its first page on. */
    applyView: (query: string, more?: Partial<z.output<Schema<Others>>>) =>
      write({
        ...noFilters,
        sort: undefined,
        ...Object.fromEntries(new URLSearchParams(viewQuery(filters, others, new URLSearchParams(query)))),
        ...more,
        page: undefined,
      }),
    change: (changes: Partial<z.output<Schema<Others>>> & { page?: number }, options?: ChangeOptions) =>
      write({ ...changes }, options),
    setPage: (page: number, options?: ChangeOptions) => write({ page }, options),
    /** Changing filters returns to page 1. Typing in the search replaces the history entry. */
    setFilters: (next: Partial<z.output<Schema<Filters>>>, more?: Partial<z.output<Schema<Others>>>) => {
      const { search } = fields(next)
      const typed = typeof search === 'string' && search !== (current.get('search') ?? '')
      const changes = changesTo(filters, current, { ...noFilters, ...next })
      write({ ...changes, ...more, page: undefined }, { replace: typed })
    },
    /** Opening adds a history entry, so that Back closes the item; closing replaces it. */
    open: (name: keyof Others & string, id: string | undefined) =>
      write({ [name]: id }, { replace: id === undefined }),
  }
}
