import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'
import { propProse } from './prop-prose'

const OR_NULL = / \| null$|^null \| /

/** cva lets a variant be null, which nobody writes. */
function withoutNull(argType: StrictInputType): StrictInputType {
  const summary = argType.table?.type?.summary
  const isNullable = typeof summary === 'string' && OR_NULL.test(summary)
  if (!isNullable) return argType
  const shown = summary.replace(OR_NULL, '')
  const table = { ...argType.table, type: { ...argType.table?.type, summary: shown } }
  return shown === 'boolean'
    ? { ...argType, table, type: { name: 'boolean' }, control: { type: 'boolean' } }
    : { ...argType, table }
}

/** A row of a props table with words, and without null. */
export function cleaned(name: string, argType: StrictInputType): StrictInputType {
  const clean = withoutNull(argType)
  const description = clean.description || propProse[name]
  return description ? { ...clean, description } : clean
}

export const describedProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, cleaned(name, argType)]))
