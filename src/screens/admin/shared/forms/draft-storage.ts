import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { fields } from '@/shop/shared/stored'
import { conflictsOf, isGroup, isSame, withValue, type ConflictTexts, type FieldConflict } from './conflicts'

type Changes = Readonly<Record<string, unknown>>

/** What is stored of an open form. */
export interface Draft {
  /** The changed fields. */
  readonly typed: Changes
  /** What these fields were when they were typed over. */
  readonly before: Changes
}

/** Storage of unsaved input that survives an expired session. */
export interface DraftStorage {
  /** The stored draft, unvalidated. */
  readonly read: () => unknown
  readonly write: (draft: Draft) => void
  readonly clear: () => void
}

/** The changed fields of a stored draft, unvalidated. */
export const typedIn = (draft: unknown): Changes => fields(fields(draft).typed)

/** The restored draft of an open form. */
export interface StoredDraft {
  /** True if the form was restored from a draft. */
  readonly restored: boolean
  /** Deletes the draft; called before the form closes. */
  readonly clear: () => void
  /** Deletes the draft and resets the form to the saved values. */
  readonly reset: () => void
  /** Fields that somebody else changed as well, until it is chosen which value stays. */
  readonly conflicts: readonly FieldConflict[]
  readonly conflictTexts: ConflictTexts
  /** Takes the stored value of these fields; of the other conflicts the own value stays. */
  readonly choose: (stored: readonly FieldConflict[]) => void
}

/** @param item sample of the items, for a list that is empty */
function isLike<Sample>(sample: Sample, value: unknown, item: unknown = ''): value is Sample {
  if (Array.isArray(sample))
    return Array.isArray(value) && value.every((each) => isLike<unknown>(sample[0] ?? item, each))
  if (sample === null) return value === null || typeof value === 'string'
  if (typeof sample !== 'object') return typeof value === typeof sample
  const found = fields(value)
  return Object.entries(fields(sample)).every(([name, part]) => isLike(part, found[name]))
}

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

interface DraftOptions {
  /** An item of each list that may be empty. */
  readonly items?: ListItems
  readonly conflictTexts?: ConflictTexts
  /** The record as it was loaded, for a form that stays open when it is loaded again: focus and unsaved input are kept. */
  readonly record?: unknown
}

const NO_TEXTS: ConflictTexts = {}

/** The stored draft laid over the saved values, and what somebody else changed as well. */
function restored<Values extends FieldValues>(
  values: Values,
  storage: DraftStorage | undefined,
  items: ListItems | undefined,
) {
  const stored: unknown = storage?.read()
  const typed = withChanges(values, typedIn(stored), items)
  return {
    typed,
    conflicts: typed ? conflictsOf(fields(fields(stored).before), changesOf(values, typed), values) : [],
  }
}

/**
 * Persists unsaved input until it is saved or discarded, and restores it on mount.
 * @param values saved values of the form
 */
export function useStoredDraft<Values extends FieldValues>(
  { reset, subscribe, getValues }: Pick<UseFormReturn<Values>, 'reset' | 'subscribe' | 'getValues'>,
  values: Values,
  storage: DraftStorage | undefined,
  { items, conflictTexts = NO_TEXTS, record }: DraftOptions = {},
): StoredDraft {
  const [draft, setDraft] = useState(() => ({ record, ...restored(values, storage, items) }))
  if (draft.record !== record) setDraft({ record, ...restored(values, storage, items) })
  const { typed: restoredValues, conflicts } = draft
  const lay = useEffectEvent(() => reset(values, { keepFieldsRef: true }))
  useEffect(() => {
    if (record !== undefined) lay()
  }, [record])
  useEffect(() => {
    // Without keepFieldsRef a reset unregisters fields, and sections that do not re-render would not register theirs again.
    if (restoredValues) reset(restoredValues, { keepDefaultValues: true, keepFieldsRef: true })
  }, [restoredValues, reset])
  const store = useEffectEvent((current: Values) => {
    const typed = changesOf(values, current)
    const saved = Object.fromEntries(Object.keys(typed).map((name) => [name, values[name]]))
    const before = conflicts.reduce<Changes>((all, { path, before }) => withValue(all, path, before), saved)
    if (Object.keys(typed).length > 0) storage?.write({ typed, before })
    else storage?.clear()
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values: current }) => store(current) }),
    [subscribe],
  )
  const clear = () => storage?.clear()
  return {
    restored: restoredValues !== undefined,
    conflicts,
    conflictTexts,
    clear,
    reset: () => {
      clear()
      setDraft({ record, typed: undefined, conflicts: [] })
      reset(values, { keepFieldsRef: true })
    },
    choose: (stored) => {
      const chosen = stored.reduce<Changes>(
        (all, { path, stored: value }) => withValue(all, path, value),
        changesOf(values, getValues()),
      )
      setDraft({ record, typed: withChanges(values, chosen, items) ?? values, conflicts: [] })
    },
  }
}
