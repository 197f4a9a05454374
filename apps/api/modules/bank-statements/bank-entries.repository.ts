import { and, countDistinct, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { BankOrder, StatementRow } from '@/shop/bank-statements/bank-statements'
import type { ColumnPlaces } from '@/shop/bank-statements/bank-columns'
import type { Db } from '../../platform/db/open'
import { bankColumns, bankEntries, bankFiles, orders, paymentSettings } from '../../platform/db/schema'

/** Ids and numbers that one statement asks for. */
const BATCH = 1_000

function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += BATCH) yield all.slice(at, at + BATCH)
}

const columns = {
  id: orders.id,
  number: orders.number,
  platform: orders.platform,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  customerName: orders.customerName,
  city: orders.city,
  total: orders.total,
  outstanding: orders.outstanding,
  currency: orders.currency,
}

export async function findByNumber(db: Db, numbers: readonly string[]): Promise<BankOrder[]> {
  const found: BankOrder[] = []
  for (const some of batches(numbers))
    found.push(...(await db.select(columns).from(orders).where(inArray(orders.number, some))))
  return found
}

/** Orders that one of the amounts, which are in minor units, pays wholly. */
export async function findWaiting(db: Db, amounts: readonly number[]): Promise<BankOrder[]> {
  const found: BankOrder[] = []
  for (const some of batches(amounts)) {
    const isWaiting = and(
      or(
        and(inArray(orders.total, some), eq(orders.paymentStatus, 'pending')),
        and(
          // In the words of its index.
          sql`${orders.outstanding} > 0`,
          inArray(orders.outstanding, some),
          eq(orders.paymentStatus, 'completed'),
        ),
      ),
      inArray(orders.status, ['pending', 'confirmed', 'processing', 'shipped', 'delivered']),
    )
    found.push(
      ...(await db
        .select(columns)
        .from(orders)
        .where(isWaiting)
        .limit(10 * BATCH)),
    )
  }
  return found
}

type Booking = Pick<StatementRow, 'booked' | 'decision'>

/** The orders that each entry has settled, by its fingerprint. */
export async function findBooked(
  db: Db,
  fingerprints: readonly string[],
): Promise<ReadonlyMap<string, Booking>> {
  const booked = new Map<string, Booking>()
  for (const some of batches(fingerprints)) {
    const rows = await db
      .select({
        fingerprint: bankEntries.fingerprint,
        number: orders.number,
        decision: bankEntries.decision,
      })
      .from(bankEntries)
      .innerJoin(orders, eq(orders.id, bankEntries.orderId))
      .where(inArray(bankEntries.fingerprint, some))
      .orderBy(orders.number)
    for (const { fingerprint, number, decision } of rows)
      booked.set(fingerprint, { decision, booked: [...(booked.get(fingerprint)?.booked ?? []), number] })
  }
  return booked
}

/** Those of the orders that an entry has paid and that wait for nothing more. */
export async function findPaidByBank(db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const paid = new Set<string>()
  for (const some of batches(orderIds)) {
    const rows = await db
      .select({ number: orders.number })
      .from(bankEntries)
      .innerJoin(orders, eq(orders.id, bankEntries.orderId))
      .where(
        and(
          inArray(bankEntries.orderId, some),
          inArray(bankEntries.decision, ['pay', 'reopen']),
          eq(orders.outstanding, 0),
        ),
      )
    for (const { number } of rows) paid.add(number)
  }
  return paid
}

/** Accounts of all platforms' payment settings. */
export const findOwnAccounts = (db: Db) =>
  db.select({ iban: paymentSettings.iban, holder: paymentSettings.accountHolder }).from(paymentSettings)

/** Two presses on the same entry run one after the other, whatever orders they choose. */
export const lockEntry = (tx: Db, fingerprint: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`bank entry ${fingerprint}`}))`)

export const insertEntries = (tx: Db, rows: readonly (typeof bankEntries.$inferInsert)[]) =>
  tx.insert(bankEntries).values([...rows])

export async function findColumns(db: Db, signature: string): Promise<ColumnPlaces | undefined> {
  const [row] = await db.select().from(bankColumns).where(eq(bankColumns.signature, signature))
  return row?.places
}

export async function rememberColumns(db: Db, signature: string, places: ColumnPlaces, updatedAt: Date) {
  await db
    .insert(bankColumns)
    .values({ signature, places, updatedAt })
    .onConflictDoUpdate({ target: bankColumns.signature, set: { places, updatedAt } })
}

/** Statements that are listed, and kept. */
const KEPT_FILES = 10

export const findFiles = (db: Db) =>
  db.select().from(bankFiles).orderBy(desc(bankFiles.settledAt), bankFiles.fingerprint).limit(KEPT_FILES)

/** Keeps that entries of a statement were settled, and forgets the oldest beyond those that are listed. */
export async function keepFile(
  db: Db,
  file: Omit<typeof bankFiles.$inferInsert, 'settled'>,
  fingerprints: readonly string[],
): Promise<void> {
  let settled = 0
  for (const some of batches(fingerprints)) {
    const [row] = await db
      .select({ count: countDistinct(bankEntries.fingerprint) })
      .from(bankEntries)
      .where(inArray(bankEntries.fingerprint, some))
    settled += row?.count ?? 0
  }
  await db
    .insert(bankFiles)
    .values({ ...file, settled })
    .onConflictDoUpdate({ target: bankFiles.fingerprint, set: { ...file, settled } })
  const kept = (await findFiles(db)).map((each) => each.fingerprint)
  await db.delete(bankFiles).where(notInArray(bankFiles.fingerprint, kept))
}
