import { ownPropProse, propProse } from './prop-prose.ts'
import { screenProse } from './screen-prose.ts'

/** What react-docgen-typescript finds out about a prop, as far as it is completed here. */
export interface DocgenRow {
  name: string
  description: string
  type: { name: string; raw?: string; value?: unknown }
}

/**
 * A type without `null` and `undefined`: cva lets a variant be null, which nobody writes, and what may be left out says
 * so by its missing star. Where null means something, the description says what.
 */
export function readableType(type: string, description = ''): string {
  const parts = type.split(' | ').filter((part) => part !== 'undefined')
  const shown = /\bnull\b/i.test(description) ? parts : parts.filter((part) => part !== 'null')
  const text = shown.join(' | ')
  // `(() => void) | undefined` needs its brackets only beside another member.
  return shown.length === 1 ? text.replace(/^\((\(.*\) => [^()]+)\)$/, '$1') : text
}

const isNothing = (member: unknown) =>
  typeof member === 'object' &&
  member !== null &&
  'value' in member &&
  ['null', 'undefined'].includes(String(member.value))

/** Gives a row of a component's props table its words and a readable type, whichever table shows it. */
export function completeRow(row: DocgenRow, component: string): void {
  const { name: prop } = row
  row.description ||= ownPropProse[`${component}.${prop}`] ?? propProse[prop] ?? screenProse[prop] ?? ''
  const { type, description } = row
  if (Array.isArray(type.value)) type.value = type.value.filter((member: unknown) => !isNothing(member))
  if (type.raw !== undefined) type.raw = readableType(type.raw, description)
  type.name = readableType(type.name, description)
}
