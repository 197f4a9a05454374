import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'
import { readableType } from './docgen-rows'
import { propProse } from './prop-prose'
import { screenProse } from './screen-prose'

function withReadableType(argType: StrictInputType): StrictInputType {
  const summary = argType.table?.type?.summary
  if (typeof summary !== 'string') return argType
  const shown = readableType(summary, argType.description)
  if (shown === summary) return argType
  const table = { ...argType.table, type: { ...argType.table?.type, summary: shown } }
  return shown === 'boolean'
    ? { ...argType, table, type: { name: 'boolean' }, control: { type: 'boolean' } }
    : { ...argType, table }
}

/** Row of a props table with description and readable type. */
export function cleaned(name: string, argType: StrictInputType): StrictInputType {
  const clean = withReadableType(argType)
  const description = clean.description || propProse[name] || screenProse[name]
  return description ? { ...clean, description } : clean
}

/** Adds descriptions to args without a docgen type before Storybook infers rows from them. */
export const describedProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])]
      .filter((name) => argTypes[name] !== undefined || propProse[name] !== undefined)
      .map((name) => [name, cleaned(name, argTypes[name] ?? { name })]),
  )
