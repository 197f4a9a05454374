/** The texts a rule quotes in “ ”, including placeholders: 'Noch {x} für kostenlosen Versand'. */
export const literalsOf = (statement: string): readonly string[] =>
  [...statement.matchAll(/“([^”]+)”/g)].map(([, literal = '']) => literal)

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** A pattern that finds a quoted text on a screen; `{x}` and `…` match anything on the same line. */
export const literalPattern = (literal: string): RegExp =>
  new RegExp(
    literal
      .split(/\{[^}]*\}|…/)
      .map((part) => escape(part.trim()).replaceAll(/\s+/g, String.raw`\s+`))
      .join('.*'),
    'u',
  )
