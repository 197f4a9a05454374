import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Why the server refused to save. */
export interface SaveRefusal {
  /** Error message of the server; '' if it sent none. */
  readonly serverError?: string
  /** What is wrong with single fields, by their path in the call's body. */
  readonly fieldErrors?: readonly { readonly path: string; readonly msg: string }[]
  /** True if the record was changed elsewhere since the form was opened. */
  readonly stale?: boolean
}

interface ServerErrorOptions {
  /** Said if the server sent no message. */
  readonly fallback: string
  /** Form fields by their path in the body; others are found by the path's last part. */
  readonly paths?: Readonly<Record<string, string>>
}

const NONE: NonNullable<SaveRefusal['fieldErrors']> = []

/**
 * Marks the fields that the server refused and focuses the first of them.
 * @returns the error to show for the whole form; undefined if every one stands at its field
 */
export function useServerErrors<Values extends FieldValues, Checked extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Values, unknown, Checked>, 'getValues' | 'setError'>,
  { serverError, fieldErrors = NONE }: SaveRefusal,
  { fallback, paths = {} }: ServerErrorOptions,
): string | undefined {
  const isField = (name: string | undefined): name is Path<Values> =>
    // Read when it is asked: a form that is still loading has no fields.
    name !== undefined && Object.hasOwn(getValues(), name)
  const fieldOf = (path: string): Path<Values> | undefined =>
    [paths[path], path, path.split('.').at(-1)].find(isField)
  const mark = () =>
    fieldErrors.forEach(({ path, msg }, index) => {
      const name = fieldOf(path)
      if (name) setError(name, { type: 'server', message: msg }, { shouldFocus: index === 0 })
    })
  // A refusal marks its fields once: what is corrected meanwhile stays unmarked.
  useEffect(mark, [fieldErrors]) // oxlint-disable-line react-hooks/exhaustive-deps
  if (serverError === undefined) return undefined
  const others = fieldErrors.filter(({ path }) => fieldOf(path) === undefined).map(({ msg }) => msg)
  if (fieldErrors.length > 0 && others.length === 0) return undefined
  return [...new Set([serverError || fallback, ...others])].join(' ')
}
