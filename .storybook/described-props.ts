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

/** Types of native props, which docgen leaves out and Storybook would guess from the args: 'array', 'function'. */
const NATIVE_TYPES: Partial<Record<string, string>> = {
  children: 'ReactNode',
  onClick: '(event: MouseEvent) => void',
  onChange: '(event: ChangeEvent) => void',
}

function withNativeType(name: string, argType: StrictInputType): StrictInputType {
  const summary = NATIVE_TYPES[name]
  if (summary === undefined || argType.table?.type?.summary !== undefined) return argType
  return { ...argType, table: { ...argType.table, type: { summary } } }
}

/** Storybook puts the default of a text prop in quotes, also if it is a sentence: "'Close' in the current language". */
function withPlainDefault(argType: StrictInputType): StrictInputType {
  const [, sentence] = /^"(.* .*)"$/.exec(argType.table?.defaultValue?.summary ?? '') ?? []
  if (sentence === undefined) return argType
  return { ...argType, table: { ...argType.table, defaultValue: { summary: sentence } } }
}

/** Row of a props table with description and readable type. */
export function cleaned(name: string, argType: StrictInputType): StrictInputType {
  const clean = withNativeType(name, withPlainDefault(withReadableType(argType)))
  const description = clean.description || propProse[name] || screenProse[name]
  return description ? { ...clean, description } : clean
}

/** Adds descriptions to args without a docgen type before Storybook infers rows from them. */
export const describedProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  ...Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])]
      .filter(
        (name) =>
          argTypes[name] !== undefined || propProse[name] !== undefined || screenProse[name] !== undefined,
      )
      .map((name) => [name, cleaned(name, argTypes[name] ?? { name })]),
  ),
  // Docgen takes an exported object of args for a component.
  __docgenInfo: { name: '__docgenInfo', table: { disable: true } },
  displayName: { name: 'displayName', table: { disable: true } },
})
