import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DEFAULTS = /defaultVariants: \{([^}]*)\}/g
const PAIR = /(\w+): (?:'([^']*)'|(\w+))/g
const COMPONENT = /^export (?:default )?(?:function|const) ([A-Z]\w*[a-z]\w*)/gm

/** Values of `defaultVariants` by component: cva keeps them to itself, and docgen sees types only. */
export function variantDefaults(folder: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const found = new Map<string, Record<string, string>>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tsx'))) {
    const text = readFileSync(join(folder, file), 'utf8')
    const defaults: Record<string, string> = {}
    for (const [, pairs = ''] of text.matchAll(DEFAULTS))
      for (const [, name = '', quoted, bare = ''] of pairs.matchAll(PAIR)) defaults[name] ??= quoted ?? bare
    for (const [, component = ''] of text.matchAll(COMPONENT)) found.set(component, defaults)
  }
  return found
}
