import { Client } from 'pg'

/** A text is worth keeping once it has come this often; the first ones to do so are kept. */
const THRESHOLD = 5
const MAX_KEPT = 250
const MAX_COUNTED = 5_000

const uses = new Map<string, number>()
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MAX_KEPT) return undefined
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
  // drizzle sends the key without a name
  !('name' in config && config.name !== undefined)

/** Parameters mark a statement that comes again with others. */
function named([config, values, ...rest]: readonly unknown[]): unknown[] {
  const isParameterized = hasText(config) && Array.isArray(values) && values.length > 0
  const name = isParameterized ? nameOf(config.text) : undefined
  return [name === undefined ? config : { ...Object(config), name }, values, ...rest]
}

/**
 * The database parses and plans a statement that comes again and again once per connection instead of each
 * time; in the embedded one that is half of the work.
 */
export class NamingClient extends Client {
  override query = new Proxy(Client.prototype.query.bind(this), {
    apply: (query, _, args: readonly unknown[]): unknown => Reflect.apply(query, undefined, named(args)),
  })
}
