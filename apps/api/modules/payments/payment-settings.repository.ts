import { eq } from 'drizzle-orm'
import { platformCurrency, platformVat, type Platform } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import { paymentSettings } from '../../platform/db/schema'

/** Amounts in minor units. */
export type PaymentSettingsRow = typeof paymentSettings.$inferSelect

/** Mobile shares the settings of germany. */
export const storedPlatform = (platform: Platform): Platform => (platform === 'mobile' ? 'germany' : platform)

/** Until an administrator saves: standard shipping and no payment method. */
const defaults = (platform: Platform): PaymentSettingsRow => ({
  platform,
  currency: platformCurrency[platform],
  paypalEnabled: false,
  paypalEmail: '',
  paypalInstructions: '',
  bankEnabled: false,
  bankName: '',
  accountHolder: '',
  iban: '',
  bic: '',
  bankInstructions: '',
  freeShippingThreshold: 10_000,
  standardShippingCost: 1_500,
  expeditedShippingCost: 1_500,
  taxRate: platformVat[platform],
  updatedAt: new Date(0),
})

export async function findPaymentSettings(db: Db, platform: Platform): Promise<PaymentSettingsRow> {
  const asked = storedPlatform(platform)
  const [row] = await db.select().from(paymentSettings).where(eq(paymentSettings.platform, asked))
  return row ?? defaults(asked)
}

/**
 * Locks the settings, inserting the defaults first if there are none, so that concurrent saves run one after the
 * other.
 */
export async function lockPaymentSettings(tx: Db, platform: Platform): Promise<PaymentSettingsRow> {
  const asked = storedPlatform(platform)
  await tx
    .insert(paymentSettings)
    .values({ ...defaults(asked), updatedAt: new Date(0) })
    .onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(paymentSettings)
    .where(eq(paymentSettings.platform, asked))
    .for('no key update')
  return row ?? defaults(asked)
}

/** Updates the given columns; the caller must hold the lock. */
export async function savePaymentSettings(
  tx: Db,
  platform: Platform,
  changes: Partial<Omit<PaymentSettingsRow, 'platform' | 'updatedAt'>>,
  updatedAt: Date,
): Promise<PaymentSettingsRow> {
  const asked = storedPlatform(platform)
  const [row] = await tx
    .update(paymentSettings)
    .set({ ...changes, updatedAt })
    .where(eq(paymentSettings.platform, asked))
    .returning()
  return row ?? defaults(asked)
}
