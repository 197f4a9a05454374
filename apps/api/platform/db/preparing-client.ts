import { Client } from 'pg'

/** A statement is prepared after this number of uses. */
const THRESHOLD = 5
const MAX_PREPARED = 250
const MAX_COUNTED = 5_000

const uses = new Map<string, number>()
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MAX_PREPARED) return undefined
  if (uses.size >= MAX_COUNTED) uses.clear()
  const count = (uses.get(text) ?? 0) + 1
  uses.set(text, count)
  if (count < THRESHOLD) return undefined
  const name = `verda_${names.size}`
  names.set(text, name)
  return name
}

const hasText = (config: unknown): config is { readonly text: string } =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  // drizzle passes `name` even if it is undefined.
  !('name' in config && config.name !== undefined)

/** Names statements with parameters; others do not repeat with the same text. */
function withName([config, values, ...rest]: readonly unknown[]): unknown[] {
  const isParameterized = hasText(config) && Array.isArray(values) && values.length > 0
  const name = isParameterized ? nameOf(config.text) : undefined
  return [name === undefined ? config : { ...Object(config), name }, values, ...rest]
}

/** Prepares repeated statements, so that the database parses and plans them once per connection. */
export class PreparingClient extends Client {
  override query = new Proxy(Client.prototype.query.bind(this), {
    apply: (query, _, args: readonly unknown[]): unknown => Reflect.apply(query, undefined, withName(args)),
  })
}
