import { useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { isCalendarDay } from '@/domain/shared/dates'
import { fields } from '@/domain/shared/stored'
import { BY_SECTION } from '../app/leave-guard'

/** In place of an id: the form for a new item. */
export const NEW = 'new'

/** Search params of a section. Whatever stands in the URL, reading one never fails. */
export const text = z.catch(z.string(), '')
export const itemId = z.catch(z.optional(z.string().check(z.minLength(1))), undefined)
export const flag = z.catch(z.optional(z.stringbool({ truthy: ['true'], falsy: [] })), undefined)
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
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
const PAGE = z.object({ page: z.catch(z.coerce.number().check(z.int(), z.minimum(1)), 1) })

type Schema<Shape extends z.core.$ZodShape = z.core.$ZodShape> = z.ZodMiniObject<Shape>
type Changes = Readonly<Record<string, unknown>>
interface ChangeOptions {
  /** Is no place to go back to. */
  replace?: boolean
}

const read = <Shape extends z.core.$ZodShape>(schema: Schema<Shape>, params = new URLSearchParams()) =>
  z.parse(
    schema,
    Object.fromEntries(Object.keys(schema.shape).map((name) => [name, params.get(name) ?? undefined])),
  )

/** Nothing, `false` and empty lists are ''. */
function written(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  if (typeof value === 'string') return value
  return typeof value === 'number' || value === true ? `${value}` : ''
}

/** Writes search params; empty values and defaults leave the URL. */
function useUrlParams(...schemas: readonly Schema[]) {
  const [current, setParams] = useSearchParams()
  // The router's own updater starts from the last rendering: of two changes before the next one is lost.
  const latest = useRef(current)
  useLayoutEffect(() => {
    latest.current = current
  }, [current])
  const write = (changes: Changes, { replace = false }: ChangeOptions = {}) => {
    const defaults = new Map(schemas.flatMap((schema) => Object.entries<unknown>(read(schema))))
    const next = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(changes)) {
      const param = written(value)
      if (param === '' || param === written(defaults.get(name))) next.delete(name)
      else next.set(name, param)
    }
    latest.current = next
    setParams(next, { replace, state: BY_SECTION })
  }
  return { current, write }
}

/** What a section keeps in the URL, so that reload and Back restore it. */
export function useSectionParams<Shape extends z.core.$ZodShape>(schema: Schema<Shape>) {
  const { current, write } = useUrlParams(schema)
  return {
    params: read(schema, current),
    change: (changes: Partial<z.output<Schema<Shape>>>, options?: ChangeOptions) =>
      write({ ...changes }, options),
  }
}

/** The same of a list: its filters, its page, and what else is open in it. */
export function useListParams<Filters extends z.core.$ZodShape, Others extends z.core.$ZodShape>(
  filters: Schema<Filters>,
  others: Schema<Others>,
) {
  const { current, write } = useUrlParams(filters, others, PAGE)
  const noFilters = Object.fromEntries(Object.keys(filters.shape).map((name) => [name, undefined]))
  return {
    filters: read(filters, current),
    params: read(others, current),
    page: read(PAGE, current).page,
    change: (changes: Partial<z.output<Schema<Others>>> & { page?: number }, options?: ChangeOptions) =>
      write({ ...changes }, options),
    setPage: (page: number, options?: ChangeOptions) => write({ page }, options),
    /** Another list starts at page 1. Every letter of a search is not a place to go back to. */
    setFilters: (next: Partial<z.output<Schema<Filters>>>, more?: Partial<z.output<Schema<Others>>>) => {
      const { search } = fields(next)
      const typed = typeof search === 'string' && search !== (current.get('search') ?? '')
      write({ ...noFilters, ...next, ...more, page: undefined }, { replace: typed })
    },
    /** Opens an item under its name, or closes it; Back then leads out of the section's list. */
    open: (name: keyof Others & string, id: string | undefined) =>
      write({ [name]: id }, { replace: id === undefined }),
  }
}
