import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DEFAULTS = /defaultVariants: \{([^}]*)\}/g
const PAIR = /(\w+): (?:'([^']*)'|(\w+))/g
const COMPONENT = /^export (?:default )?(?:function|const) ([A-Z]\w*[a-z]\w*)/gm
/** `export type CopyButtonProps = CopyButtonOwnProps & Omit<IconButtonProps, …>`: rest props are passed to IconButton. */
const HANDED_ON = /^export type (\w+)Props =[^;{]*?\bOmit<([A-Z]\w*)Props,/gm

/**
 * Values of `defaultVariants` by component, because cva does not expose them and docgen sees types only. A component that
 * passes its rest props to another one of the library inherits that one's defaults.
 */
export function variantDefaults(folder: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const found = new Map<string, Record<string, string>>()
  const bases = new Map<string, string>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tsx'))) {
    const text = readFileSync(join(folder, file), 'utf8')
    const defaults: Record<string, string> = {}
    for (const [, pairs = ''] of text.matchAll(DEFAULTS))
      for (const [, name = '', quoted, bare = ''] of pairs.matchAll(PAIR)) defaults[name] ??= quoted ?? bare
    for (const [, component = ''] of text.matchAll(COMPONENT)) found.set(component, defaults)
    for (const [, component = '', base = ''] of text.matchAll(HANDED_ON)) bases.set(component, base)
  }
  for (const [component, base] of bases) found.set(component, { ...found.get(base), ...found.get(component) })
  return found
}
