import { eq } from 'drizzle-orm'
import type { PaypalKeys } from '@/shop/paypal/paypal'
import type { Platform } from '@/shop/shared/platform'
import type { Db } from '@apps/api/platform/db/open'
import { paypalConnections } from '@apps/api/platform/db/schema'
import { storedPlatform } from '../payment-settings.repository'

type PaypalConnectionRow = typeof paypalConnections.$inferSelect

/** Undefined if the platform is not connected with PayPal. */
export async function findPaypalConnection(
  db: Db,
  platform: Platform,
): Promise<PaypalConnectionRow | undefined> {
  const [row] = await db
    .select()
    .from(paypalConnections)
    .where(eq(paypalConnections.platform, storedPlatform(platform)))
  return row
}

export async function savePaypalConnection(
  tx: Db,
  platform: Platform,
  { clientId, secret, mode }: PaypalKeys,
  updatedAt: Date,
): Promise<void> {
  const set = { clientId, secret, mode, updatedAt }
  await tx
    .insert(paypalConnections)
    .values({ platform: storedPlatform(platform), ...set })
    .onConflictDoUpdate({ target: paypalConnections.platform, set })
}

export async function deletePaypalConnection(tx: Db, platform: Platform): Promise<void> {
  await tx.delete(paypalConnections).where(eq(paypalConnections.platform, storedPlatform(platform)))
}
