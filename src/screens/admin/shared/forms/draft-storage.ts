import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { fields } from '../../../../domain/shared/stored'

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

function isLike<Sample>(sample: Sample, value: unknown): value is Sample {
  if (Array.isArray(sample))
    return Array.isArray(value) && value.every((item) => isLike<unknown>(sample[0] ?? '', item))
  if (sample === null) return value === null || typeof value === 'string'
  if (typeof sample !== 'object') return typeof value === typeof sample
  const found = fields(value)
  return Object.entries(fields(sample)).every(([name, part]) => isLike(part, found[name]))
}

/** Fields that differ from the saved values. */
export const changesOf = (
  saved: Readonly<Record<string, unknown>>,
  typed: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => !isSame(value, saved[name])))

/**
 * Merges stored changes into the saved values, so that changes made elsewhere in other fields are kept.
 * @returns undefined if nothing differs
 */
export function withChanges<Values extends FieldValues>(saved: Values, stored: unknown): Values | undefined {
  const found = fields(stored)
  const isField = (name: string): name is keyof Values & string => Object.hasOwn(saved, name)
  const draft = { ...saved }
  for (const name of Object.keys(found).filter(isField)) {
    const value = found[name]
    if (isLike(saved[name], value)) draft[name] = value
  }
  return isSame(draft, saved) ? undefined : draft
}

/**
 * Persists unsaved input until it is saved or discarded, and restores it on mount.
 * @param values saved values of the form
 */
export function useStoredDraft<Values extends FieldValues>(
  { reset, subscribe }: Pick<UseFormReturn<Values>, 'reset' | 'subscribe'>,
  values: Values,
  storage: DraftStorage | undefined,
): StoredDraft {
  const [draft, setDraft] = useState(() => storage && withChanges(values, storage.read()))
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
