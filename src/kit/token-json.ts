import { tokenPurposes } from './token-purposes'
import type { Theme, TokenTable } from './token-table'
import { inTheme, typedValue, type JsonToken } from './token-value'

export type JsonGroup = Readonly<Record<string, JsonToken>>

const described = (name: string, token: JsonToken): JsonToken => {
  const purpose = tokenPurposes[name]
  return purpose === undefined ? token : { ...token, $description: purpose }
}

/** Tokens with their purpose, without those that the format has no type for. */
export const jsonGroup = (tokens: readonly (readonly [string, JsonToken | undefined])[]): JsonGroup =>
  Object.fromEntries(tokens.flatMap(([name, token]) => (token ? [[name, described(name, token)]] : [])))

/**
 * All tokens in the format of the Design Tokens Community Group: the primitive ramps and scales, and the
 * semantic tokens per theme, which reference the primitives (`{primitive.forest-700}`).
 */
export function tokenJson({
  primitives,
  semantics,
  resolve,
}: TokenTable): Readonly<Record<'primitive' | Theme, JsonGroup>> {
  const known = new Set(primitives.map(({ name }) => name))
  const themed = (theme: Theme): JsonGroup =>
    jsonGroup(
      semantics.map(({ name }) => {
        const { alias, value: behind } = resolve(name, theme)
        const token =
          alias !== undefined && known.has(alias)
            ? { $type: 'color' as const, $value: `{primitive.${alias}}` }
            : typedValue(inTheme(behind, theme))
        return [name, token]
      }),
    )
  return {
    primitive: jsonGroup(primitives.map(({ name, value }) => [name, typedValue(value)])),
    light: themed('light'),
    dark: themed('dark'),
  }
}
