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

/** Every row of a props table has words, and no row offers null. */
export const describedProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const clean = withoutNull(argType)
      const description = clean.description || propProse[name]
      return [name, description ? { ...clean, description } : clean]
    }),
  )
