import type { Db } from './open'

/**
 * Creates a prepared statement once per connection, because drizzle binds it to the connection. Generating the SQL for
 * each call took a sixth of the time of a checkout.
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
