import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '@apps/api/platform/db/open'
import {
  adminRecoveryCodes,
  adminTotps,
  challenges,
  passkeys,
  staffSettings,
} from '@apps/api/platform/db/schema'
import { useRecoveryCode } from './recovery-codes'
import { stepOfCode } from './totp'

/** What was typed as a second factor. */
export interface TypedFactor {
  readonly code?: string | undefined
  readonly recoveryCode?: string | undefined
}

export interface Factors {
  readonly totp: { readonly secret: string; readonly confirmedAt: Date } | undefined
  readonly passkeys: number
  readonly recoveryCodes: number
}

export async function factorsOf(db: Db, adminId: string): Promise<Factors> {
  const [row] = await db.select().from(adminTotps).where(eq(adminTotps.adminId, adminId))
  const { secret, confirmedAt } = row ?? { secret: null, confirmedAt: null }
  return {
    totp: secret !== null && confirmedAt !== null ? { secret, confirmedAt } : undefined,
    passkeys: await db.$count(passkeys, eq(passkeys.adminId, adminId)),
    recoveryCodes: await db.$count(adminRecoveryCodes, eq(adminRecoveryCodes.adminId, adminId)),
  }
}

export const hasAny = ({ totp, passkeys }: Factors): boolean => totp !== undefined || passkeys > 0

/** Stores a secret that its first code will confirm. */
export async function storePending(tx: Db, adminId: string, secret: string, until: Date): Promise<void> {
  const pending = { pendingSecret: secret, pendingUntil: until }
  await tx
    .insert(adminTotps)
    .values({ adminId, ...pending })
    .onConflictDoUpdate({ target: adminTotps.adminId, set: pending })
}

/** The secret being set up. */
export async function pendingSecret(db: Db, adminId: string, now: Date): Promise<string | undefined> {
  const [row] = await db.select().from(adminTotps).where(eq(adminTotps.adminId, adminId))
  return row?.pendingUntil && row.pendingUntil > now ? (row.pendingSecret ?? undefined) : undefined
}

/** @returns whether that secret was still the pending one */
export async function confirmSecret(
  tx: Db,
  adminId: string,
  confirmed: { readonly secret: string; readonly step: number },
  now: Date,
): Promise<boolean> {
  const { secret, step } = confirmed
  const rows = await tx
    .update(adminTotps)
    .set({ secret, lastStep: step, confirmedAt: now, pendingSecret: null, pendingUntil: null })
    .where(and(eq(adminTotps.adminId, adminId), eq(adminTotps.pendingSecret, secret)))
    .returning({ adminId: adminTotps.adminId })
  return rows.length > 0
}

/** Uses the code's time step up, so that of two requests with one code a single one passes. */
async function acceptCode(tx: Db, adminId: string, code: string, now: Date): Promise<boolean> {
  const { totp } = await factorsOf(tx, adminId)
  const step = totp && stepOfCode(totp.secret, code, now)
  if (totp === undefined || step === undefined) return false
  const isCurrent = and(eq(adminTotps.adminId, adminId), eq(adminTotps.secret, totp.secret))
  const accepted = await tx
    .update(adminTotps)
    .set({ lastStep: step })
    .where(and(isCurrent, lt(adminTotps.lastStep, step)))
    .returning({ adminId: adminTotps.adminId })
  return accepted.length > 0
}

/** Whether the factor is the administrator's and was not used before; it is used up. */
export async function acceptFactor(
  tx: Db,
  adminId: string,
  { code, recoveryCode }: TypedFactor,
  now: Date,
): Promise<boolean> {
  if (code !== undefined && code !== '') return acceptCode(tx, adminId, code, now)
  return recoveryCode !== undefined && useRecoveryCode(tx, adminId, recoveryCode)
}

export const deleteTotp = (tx: Db, adminId: string) =>
  tx.delete(adminTotps).where(eq(adminTotps.adminId, adminId))

/** Recovery codes open nothing once there is no factor. */
export async function endCodesWithoutFactor(tx: Db, adminId: string): Promise<void> {
  if (hasAny(await factorsOf(tx, adminId))) return
  await tx.delete(adminRecoveryCodes).where(eq(adminRecoveryCodes.adminId, adminId))
}

/** Removes every factor. @returns whether there was any */
export async function removeFactors(tx: Db, adminId: string): Promise<boolean> {
  const had = hasAny(await factorsOf(tx, adminId))
  for (const table of [adminTotps, passkeys, adminRecoveryCodes, challenges])
    await tx.delete(table).where(eq(table.adminId, adminId))
  return had
}

export async function isFactorRequired(db: Db): Promise<boolean> {
  const [row] = await db.select().from(staffSettings)
  return row?.isSecondFactorRequired ?? false
}

export const requireFactor = (tx: Db, isSecondFactorRequired: boolean) =>
  tx
    .insert(staffSettings)
    .values({ id: 1, isSecondFactorRequired })
    .onConflictDoUpdate({ target: staffSettings.id, set: { isSecondFactorRequired } })
