import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReset, UseFormReturn } from 'react-hook-form'
import { fields } from '@/shop/shared/stored'

/** Storage of unsaved input that survives an expired session. */
export interface DraftStorage {
  /** The stored changes, unvalidated. */
  readonly read: () => unknown
  readonly write: (changes: Readonly<Record<string, unknown>>) => void
  readonly clear: () => void
}

/** The restored draft of an open form. */
export interface StoredDraft {
  /** True if the form was restored from a draft. */
  readonly restored: boolean
  /** Deletes the draft; called before the form closes. */
  readonly clear: () => void
  /** Deletes the draft and resets the form to the saved values. */
  readonly reset: () => void
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** @param item sample of the items, for a list that is empty */
function isLike<Sample>(sample: Sample, value: unknown, item: unknown = ''): value is Sample {
  if (Array.isArray(sample))
    return Array.isArray(value) && value.every((each) => isLike<unknown>(sample[0] ?? item, each))
  if (sample === null) return value === null || typeof value === 'string'
  if (typeof sample !== 'object') return typeof value === typeof sample
  const found = fields(value)
  return Object.entries(fields(sample)).every(([name, part]) => isLike(part, found[name]))
}

/** A field made of others, for example a text in every language. */
const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that differ from the saved values; of a group only the parts that differ. */
export const changesOf = (
  saved: Readonly<Record<string, unknown>>,
  typed: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => {
      const before = saved[name]
      if (isSame(value, before)) return []
      return [[name, isGroup(value) && isGroup(before) ? changesOf(before, value) : value]]
    }),
  )

/** An item of each list that may be empty, by field. */
type ListItems = Readonly<Record<string, unknown>>

/**
 * Merges stored changes into the saved values, so that changes made elsewhere in other fields are kept.
 * @returns undefined if nothing differs
 */
export function withChanges<Values extends FieldValues>(
  saved: Values,
  stored: unknown,
  items: ListItems = {},
): Values | undefined {
  const found = fields(stored)
  const isField = (name: string): name is keyof Values & string => Object.hasOwn(saved, name)
  const draft = { ...saved }
  for (const name of Object.keys(found).filter(isField)) {
    const value = found[name]
    const now = saved[name]
    if (isGroup(now)) draft[name] = withChanges(now, value) ?? now
    else if (isLike(now, value, items[name])) draft[name] = value
  }
  return isSame(draft, saved) ? undefined : draft
}

/** Makes saved values the default values of a form; focus and unsaved input are kept. */
export function resetToSaved<Values extends FieldValues>(
  reset: UseFormReset<Values>,
  values: Values,
  storage: DraftStorage | undefined,
): void {
  const typed = withChanges(values, storage?.read())
  reset(values, { keepFieldsRef: true })
  if (typed) reset(typed, { keepDefaultValues: true, keepFieldsRef: true })
}

/**
 * Persists unsaved input until it is saved or discarded, and restores it on mount.
 * @param values saved values of the form
 * @param items an item of each list that may be empty
 */
export function useStoredDraft<Values extends FieldValues>(
  { reset, subscribe }: Pick<UseFormReturn<Values>, 'reset' | 'subscribe'>,
  values: Values,
  storage: DraftStorage | undefined,
  items?: ListItems,
): StoredDraft {
  const [draft, setDraft] = useState(() => storage && withChanges(values, storage.read(), items))
  useEffect(() => {
    // Without keepFieldsRef a reset unregisters fields, and sections that do not re-render would not register theirs again.
    if (draft) reset(draft, { keepDefaultValues: true, keepFieldsRef: true })
  }, [draft, reset])
  const store = useEffectEvent((typed: Values) => {
    const changes = changesOf(values, typed)
    if (Object.keys(changes).length > 0) storage?.write(changes)
    else storage?.clear()
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values: typed }) => store(typed) }),
    [subscribe],
  )
  const clear = () => storage?.clear()
  return {
    restored: draft !== undefined,
    clear,
    reset: () => {
      clear()
      setDraft(undefined)
      reset(values, { keepFieldsRef: true })
    },
  }
}
