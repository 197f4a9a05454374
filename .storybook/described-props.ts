import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'
import { propProse } from './prop-prose'
import { screenProse } from './screen-prose'

const NOTHING = ['null', 'undefined']

/** cva lets a variant be null, which nobody writes; what may be left out says so by its missing star. */
function withoutNothing(argType: StrictInputType): StrictInputType {
  const summary = argType.table?.type?.summary
  if (typeof summary !== 'string') return argType
  const parts = summary.split(' | ')
  const shown = parts.filter((part) => !NOTHING.includes(part)).join(' | ')
  if (shown === summary) return argType
  const table = { ...argType.table, type: { ...argType.table?.type, summary: shown } }
  return shown === 'boolean'
    ? { ...argType, table, type: { name: 'boolean' }, control: { type: 'boolean' } }
    : { ...argType, table }
}

/** A row of a props table with words, and without null. */
export function cleaned(name: string, argType: StrictInputType): StrictInputType {
  const clean = withoutNothing(argType)
  const description = clean.description || propProse[name] || screenProse[name]
  return description ? { ...clean, description } : clean
}

/** Storybook makes rows of arguments that no type tells later on: they get their words before. */
export const describedProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])]
      .filter((name) => argTypes[name] !== undefined || propProse[name] !== undefined)
      .map((name) => [name, cleaned(name, argTypes[name] ?? { name })]),
  )
