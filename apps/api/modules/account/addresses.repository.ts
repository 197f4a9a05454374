import { and, asc, desc, eq } from 'drizzle-orm'
import type { ParsedBody } from '@/contract/shared/dto'
import { MAX_ADDRESSES } from '@/shop/addresses/address-book'
import { ApiError, found } from '../../platform/http/errors'
import type { Db } from '../../platform/db/open'
import { addresses } from '../../platform/db/schema'

export type AddressRow = typeof addresses.$inferSelect
type NewAddress = Omit<typeof addresses.$inferInsert, 'id' | 'userId' | 'createdAt'>

const oneOf = (userId: string, id: string) => and(eq(addresses.userId, userId), eq(addresses.id, id))

/** The default first, then the oldest. */
export const findAddresses = (db: Db, userId: string): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id))

/** Takes the mark of the default away, so that another one can get it. */
const clearDefault = (tx: Db, userId: string) =>
  tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), addresses.isDefault))

async function insertAddress(tx: Db, userId: string, address: NewAddress, createdAt: Date): Promise<void> {
  if (address.isDefault) await clearDefault(tx, userId)
  await tx.insert(addresses).values({ ...address, userId, createdAt })
}

async function updateAddress(tx: Db, userId: string, id: string, address: NewAddress): Promise<void> {
  if (address.isDefault) await clearDefault(tx, userId)
  await tx.update(addresses).set(address).where(oneOf(userId, id))
}

/** Where the default goes, the oldest that is left becomes it. @returns false if the customer has no such address */
async function deleteAddress(tx: Db, userId: string, id: string): Promise<boolean> {
  const [gone] = await tx.delete(addresses).where(oneOf(userId, id)).returning()
  if (!gone) return false
  if (gone.isDefault) await giveDefault(tx, userId)
  return true
}

async function giveDefault(tx: Db, userId: string): Promise<void> {
  const [oldest] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id))
    .limit(1)
  if (oldest) await tx.update(addresses).set({ isDefault: true }).where(oneOf(userId, oldest.id))
}

type Typed = ParsedBody<'addAddress'>

const rowOf = ({ company = '', postNumber = '', ...address }: Typed): NewAddress => ({
  ...address,
  company,
  postNumber,
})

// Whoever changes a book holds the lock of its customer, so that it has one default and no more addresses than it may.

/** The first one is the default, whatever is asked for. @throws ApiError CONFLICT if the book is full */
export async function addToBook(tx: Db, userId: string, typed: Typed, now: Date): Promise<void> {
  const known = await findAddresses(tx, userId)
  if (known.length >= MAX_ADDRESSES) throw new ApiError('CONFLICT')
  const isDefault = typed.isDefault || known.length === 0
  await insertAddress(tx, userId, { ...rowOf(typed), isDefault }, now)
}

/** @throws ApiError NOT_FOUND */
export async function changeInBook(tx: Db, userId: string, id: string, typed: Typed): Promise<void> {
  const known = found((await findAddresses(tx, userId)).find((address) => address.id === id))
  // Another one is made the default instead: there is always one.
  const isDefault = typed.isDefault || known.isDefault
  await updateAddress(tx, userId, id, { ...rowOf(typed), isDefault })
}

/** @throws ApiError NOT_FOUND */
export async function removeFromBook(tx: Db, userId: string, id: string): Promise<void> {
  if (!(await deleteAddress(tx, userId, id))) throw new ApiError('NOT_FOUND')
}
