import { parse, type Color } from 'culori'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export interface Token {
  /** Without the leading `--verda-`. */
  name: string
  /** As written in the stylesheet. */
  value: string
  /** The comment above the token. */
  group: string
}

/** A resolved token: the last alias in the chain, and the final value. */
export interface Resolved {
  alias: string | undefined
  value: string
}

/** The custom properties of a stylesheet, in order, without what reduced motion overrides at its end. */
export function parseTokens(source: string): Token[] {
  const [rules = ''] = source.split('@media (prefers-reduced-motion')
  let group = ''
  return [...rules.matchAll(/\/\*\s*([^*]+?)\s*\*\/|--verda-([\w-]+):\s*([^;]+);/g)].flatMap(
    ([, comment, name, value]) => {
      if (comment !== undefined) group = comment
      return name !== undefined && value !== undefined
        ? [{ name, value: value.replaceAll(/\s+/g, ' ').trim(), group }]
        : []
    },
  )
}

/** Parses the two stylesheets, so that the docs always match them. */
export function tokenTable(primitiveSource: string, semanticSource: string) {
  const primitives = parseTokens(primitiveSource)
  const semantics = parseTokens(semanticSource)
  const written = new Map([...primitives, ...semantics].map(({ name, value }) => [name, value]))

  /** Follows `light-dark()` and `var()` to the final value. */
  function resolve(name: string, theme: Theme): Resolved {
    const value = written.get(name) ?? ''
    const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
    const chosen = (theme === 'light' ? light : dark) ?? value
    const [, next] = /^var\(--verda-([\w-]+)\)$/.exec(chosen) ?? []
    if (next === undefined) return { alias: undefined, value: chosen }
    const behind = resolve(next, theme)
    return { alias: behind.alias ?? next, value: behind.value }
  }

  /** An opaque colour; undefined for others and for translucent ones. */
  function colourOf(name: string, theme: Theme): Color | undefined {
    const colour = parse(resolve(name, theme).value)
    return colour?.alpha === undefined ? colour : undefined
  }
  const isColour = (name: string): boolean => resolve(name, 'light').value.startsWith('oklch(')
  return { primitives, semantics, resolve, colourOf, isColour }
}
export type TokenTable = ReturnType<typeof tokenTable>
