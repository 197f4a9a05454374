/** A statement of a migration with the comments before and in it. */
interface Statement {
  readonly sql: string
  readonly comments: readonly string[]
}

/** Comments, strings, function bodies, semicolons, and all other characters one by one. */
const TOKENS = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$([\s\S]*?)\$\1\$|;|[\s\S]/g

/** Strings and function bodies are left out, because they are not executed now; DO blocks are kept. */
function statementsOf(migration: string): Statement[] {
  const found: Statement[] = []
  let [sql, comments]: [string, string[]] = ['', []]
  for (const [token, , body = ''] of migration.matchAll(TOKENS)) {
    if (token === ';') {
      found.push({ sql, comments })
      ;[sql, comments] = ['', []]
    } else if (token.startsWith('--') || token.startsWith('/*')) comments.push(token)
    else if (token.startsWith("'")) sql += "''"
    else if (token.length > 1) sql += /^\s*do\b/i.test(sql) ? body.replaceAll(';', '\n') : '$$'
    else sql += token
  }
  return [...found, { sql, comments }]
}

/** Statements that break processes of the previous version, which still read and write. */
const CONTRACTIONS: Readonly<Record<string, RegExp>> = {
  'drops what may be in use':
    /\bdrop\s+(table|view|materialized\s+view|type|sequence|schema|function|procedure|extension|domain)\b/i,
  'drops a column':
    /\balter\s+table\b[\s\S]*\bdrop\s+(?!constraint\b|default\b|not\s+null\b|expression\b|identity\b|table\b)/i,
  'drops a default': /\bdrop\s+default\b/i,
  renames: /\balter\s+(?!index\b)\w+[\s\S]*\brename\b/i,
  'changes a type':
    /\balter\s+(column\s+)?("\w+"|\w+)\s+(set\s+data\s+)?type\b|\balter\s+type\b(?![\s\S]*\badd\s+value\b)/i,
}

const unquoted = (name: string) => name.replaceAll('"', '')

/** Everybody who writes waits for an index on a table that has rows already. */
function blockingIndexOf(sql: string, migration: string): string[] {
  const [, table = ''] =
    /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently\b)[^(]*?\bon\s+("\w+"|\w+)/i.exec(sql) ?? []
  if (table === '') return []
  const isNew = new RegExp(
    `\\bcreate\\s+table\\s+(if\\s+not\\s+exists\\s+)?"?${unquoted(table)}"?\\s`,
    'i',
  ).test(migration)
  return isNew ? [] : [`builds an index of ${unquoted(table)} while writes wait`]
}

/** Added columns that are NOT NULL without a default. */
function demandsOf(sql: string, migration: string): string[] {
  const added = [...sql.matchAll(/\badd\s+column\s+(?:if\s+not\s+exists\s+)?("\w+"|\w+)([^,]*)/gi)]
    .filter(([, , rest = '']) => /\bnot\s+null\b/i.test(rest) && !/\b(default|generated)\b/i.test(rest))
    .map(([, name = '']) => unquoted(name))
  const set = [...sql.matchAll(/\balter\s+(?:column\s+)?("\w+"|\w+)\s+set\s+not\s+null\b/gi)]
    .map(([, name = '']) => unquoted(name))
    .filter(
      (name) => !new RegExp(`\\balter\\s+(column\\s+)?"?${name}"?\\s+set\\s+default\\b`, 'i').test(migration),
    )
  return [...added, ...set].map((name) => `demands a value of ${name}`)
}

/**
 * Statements that break the previous version. One with the comment `-- contract: unused since 0012_name` is allowed, if that
 * is an earlier migration.
 * @param earlier names of the preceding migrations, without extension
 */
export const contractionsOf = (migration: string, earlier: readonly string[]): string[] =>
  statementsOf(migration).flatMap(({ sql, comments }) => {
    const since = comments.flatMap((each) => /^-- contract: unused since (\w+)\s*$/.exec(each)?.[1] ?? [])
    if (since.some((name) => earlier.includes(name))) return []
    const kinds = Object.entries(CONTRACTIONS).flatMap(([kind, pattern]) => (pattern.test(sql) ? [kind] : []))
    return [...kinds, ...blockingIndexOf(sql, migration), ...demandsOf(sql, migration)].map(
      (kind) => `${kind}: ${sql.trim().replaceAll(/\s+/g, ' ').slice(0, 120)}`,
    )
  })
