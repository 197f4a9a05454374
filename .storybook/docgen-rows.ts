/** The part of react-docgen-typescript's prop data that is completed here. */
interface DocgenRow {
  name: string
  description: string
  required?: boolean
  defaultValue?: { value: string } | null
  type: { name: string; raw?: string; value?: unknown }
}

/** Optional booleans that are not false when they are left out: the component keeps its own state, or most are modal. */
const OWN_DEFAULT = ['open', 'checked', 'selected', 'modal']

/**
 * Removes `null` and `undefined` from a type: cva variants accept null, which nobody uses, and optional props have no
 * 'required' mark. If null has a meaning, the description mentions it.
 */
function readableType(type: string, description = ''): string {
  const parts = type.split(' | ').filter((part) => part !== 'undefined')
  const shown = /\bnull\b/i.test(description) ? parts : parts.filter((part) => part !== 'null')
  return unwrapped(shown.join(' | '))
}

/** `(() => void) | undefined` needs its parentheses only in a union. */
function unwrapped(type: string): string {
  if (!/^\(.*\) => [^()]+\)$/.test(type)) return type
  let depth = 0
  const end = [...type].findIndex((sign) => {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    return depth === 0
  })
  return end === type.length - 1 ? type.slice(1, -1) : type
}

const isNothing = (member: unknown) =>
  typeof member === 'object' &&
  member !== null &&
  'value' in member &&
  ['null', 'undefined'].includes(String(member.value))

/** Makes the type of a row in a props table readable, and completes its default. */
export function completeRow(row: DocgenRow): void {
  const { name: prop } = row
  const { type, description } = row
  if (Array.isArray(type.value)) type.value = type.value.filter((member: unknown) => !isNothing(member))
  if (type.raw !== undefined) type.raw = readableType(type.raw, description)
  type.name = readableType(type.name, description)
  // A list that code shares with its type.
  if (row.defaultValue?.value.includes(' as const')) row.defaultValue = { value: 'all of them' }
  if (type.name === 'boolean' && row.required === false && !OWN_DEFAULT.includes(prop))
    row.defaultValue ??= { value: 'false' }
}
