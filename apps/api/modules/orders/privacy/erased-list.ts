import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '@apps/api/platform/db/open'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { prepareFolder } from '@apps/api/platform/db/open'
import { erasedUsers, users } from '@apps/api/platform/db/schema'
import { isUuid } from '@apps/api/platform/http/errors'
import { errorCode } from '@apps/api/platform/start-error'
import { lockForErasure } from '../../users/erase-user'
import { eraseAgain } from './forget-customer'

/** Outside of the database, because a database that is restored by its own means forgets who was erased since. */
const listIn = (folder: string) => join(folder, 'erased-customers.txt')

/** Ids of the erased customers on the list of a folder; none where it has no list. */
export function readErased(folder: string): string[] {
  try {
    return readFileSync(listIn(folder), 'utf8').split('\n').filter(isUuid)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return []
    throw error
  }
}

/** Adds ids to the list of a folder. */
export function writeErased(folder: string, ids: readonly string[]): void {
  const known = new Set(readErased(folder))
  const added = ids.filter((id) => !known.has(id))
  if (added.length === 0) return
  appendFileSync(listIn(folder), added.map((id) => `${id}\n`).join(''), { mode: 0o600 })
}

/** Notes in the database who was erased; writes nothing where it knows all, because it may only read for now. */
export async function noteErased(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  const known = new Set(await erasedIds(tx))
  const news = ids.filter((id) => !known.has(id))
  if (news.length === 0) return
  await tx.execute(
    sql`insert into erased_users (user_id, erased_at) select id, ${now.toISOString()}::timestamptz
      from unnest(${sql.param(news)}::uuid[]) as id on conflict do nothing`,
  )
}

const erasedIds = async (db: Db): Promise<string[]> =>
  (await db.select({ id: erasedUsers.userId }).from(erasedUsers)).map(({ id }) => id)

/** Erases customers again who were erased before and are back. @returns how many */
export async function eraseAllAgain(tx: Db, now: Date): Promise<number> {
  const erased = tx.select({ id: erasedUsers.userId }).from(erasedUsers)
  const back = await tx.select({ id: users.id }).from(users).where(inArray(users.id, erased))
  for (const { id } of back) {
    const user = await lockForErasure(tx, id)
    if (user) await eraseAgain(tx, user, now)
  }
  return back.length
}

/** Brings the list in the database and that in DATA_DIR to the same, and erases again who is back. @returns how many */
export async function settleErased(
  db: Parameters<typeof inTransaction>[0],
  dataDir: string,
  now: Date,
): Promise<number> {
  const again = await inTransaction(db, async (tx) => {
    await noteErased(tx, readErased(dataDir), now)
    return eraseAllAgain(tx, now)
  })
  const known = await erasedIds(db)
  if (known.length === 0) return again
  prepareFolder(dataDir)
  writeErased(dataDir, known)
  return again
}
