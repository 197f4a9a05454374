import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { fields } from '../../../../domain/shared/stored'

/** Where what is typed outlives the page: a session may end under an open form. */
export interface DraftStorage {
  /** The changed fields, whatever lies there now. */
  readonly read: () => unknown
  readonly write: (changes: Readonly<Record<string, unknown>>) => void
  readonly clear: () => void
}

/** The stored draft of an open form. */
export interface StoredDraft {
  /** The form began with what had been typed before. */
  readonly restored: boolean
  /** The changes are given up, the form goes. */
  readonly clear: () => void
  /** The changes are given up, the form goes on with what is stored. */
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

/** The fields that differ from what is saved. */
export const changesOf = (
  saved: Readonly<Record<string, unknown>>,
  typed: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => !isSame(value, saved[name])))

/**
 * What is saved, with the stored fields in it; what somebody else changed meanwhile in other fields stays.
 * @returns undefined where nothing of it is new
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
 * Stores what is typed until it is saved or given up, and begins with what was stored before.
 * @param values what is saved, as the form shows it
 */
export function useStoredDraft<Values extends FieldValues>(
  { reset, subscribe }: Pick<UseFormReturn<Values>, 'reset' | 'subscribe'>,
  values: Values,
  storage: DraftStorage | undefined,
): StoredDraft {
  const [draft, setDraft] = useState(() => storage && withChanges(values, storage.read()))
  useEffect(() => {
    // A reset forgets the registered fields, and parts that do not render again never register theirs anew.
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
