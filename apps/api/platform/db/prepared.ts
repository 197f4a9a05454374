import type { Db } from './open'

/**
 * Makes a prepared statement once for each connection, since drizzle binds it to the one it is made on. Building
 * the text anew for each call took a checkout a sixth of its time.
 */
export function prepared<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const statements = new WeakMap<Db, Statement>()
  return (db) => {
    const known = statements.get(db)
    if (known !== undefined) return known
    const statement = prepare(db)
    statements.set(db, statement)
    return statement
  }
}
