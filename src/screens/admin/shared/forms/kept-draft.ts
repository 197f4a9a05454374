import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { fields } from '../../../../domain/shared/stored'

/** Where what is typed outlives the page: a session may end under an open form. */
export interface DraftKeeper {
  /** The fields that were kept, whatever lies there now. */
  readonly read: () => unknown
  readonly keep: (changes: Readonly<Record<string, unknown>>) => void
  readonly drop: () => void
}

/** What a form says about its draft. */
export interface KeptDraft {
  /** The form began with what had been typed before. */
  readonly restored: boolean
  /** The changes are given up, the form goes. */
  readonly drop: () => void
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

/** The fields that differ from what is stored. */
export const changesOf = (
  stored: Readonly<Record<string, unknown>>,
  typed: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => !isSame(value, stored[name])))

/**
 * What is stored with the kept fields in it; what somebody else changed meanwhile in others stays.
 * @returns undefined where nothing of it is new
 */
export function withChanges<Values extends FieldValues>(stored: Values, kept: unknown): Values | undefined {
  const found = fields(kept)
  const isField = (name: string): name is keyof Values & string => Object.hasOwn(stored, name)
  const draft = { ...stored }
  for (const name of Object.keys(found).filter(isField)) {
    const value = found[name]
    if (isLike(stored[name], value)) draft[name] = value
  }
  return isSame(draft, stored) ? undefined : draft
}

/** Keeps what is typed until it is saved or given up, and begins with what was kept. */
export function useKeptDraft<Values extends FieldValues>(
  { reset, subscribe }: Pick<UseFormReturn<Values>, 'reset' | 'subscribe'>,
  values: Values,
  keeper: DraftKeeper | undefined,
): KeptDraft {
  const [stored] = useState(values)
  const [draft, setDraft] = useState(() => keeper && withChanges(stored, keeper.read()))
  useEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true })
  }, [draft, reset])
  const keep = useEffectEvent((typed: Values) => {
    const changes = changesOf(stored, typed)
    if (Object.keys(changes).length > 0) keeper?.keep(changes)
    else keeper?.drop()
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values: typed }) => keep(typed) }),
    [subscribe],
  )
  const drop = () => keeper?.drop()
  return {
    restored: draft !== undefined,
    drop,
    reset: () => {
      drop()
      setDraft(undefined)
      reset(stored)
    },
  }
}
