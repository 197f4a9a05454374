import { platformVat } from '@/shop/shared/platform'
import type { Db } from '../platform/db/open'
import { cargoCompanies, paymentSettings } from '../platform/db/schema'
import { demoCargoCompanies } from './cargo'
import { demoPaymentSettings } from './payment-settings'

export async function seedCargoCompanies(tx: Db): Promise<void> {
  await tx
    .insert(cargoCompanies)
    .values(
      demoCargoCompanies.map(({ estimatedDeliveryDays, contactInfo, platforms, ...company }) => ({
        ...company,
        ...contactInfo,
        platforms: [...platforms],
        domesticDays: estimatedDeliveryDays.domestic,
        internationalDays: estimatedDeliveryDays.international,
      })),
    )
    .onConflictDoNothing()
}

export async function seedPaymentSettings(tx: Db): Promise<void> {
  await tx
    .insert(paymentSettings)
    .values(
      demoPaymentSettings.map(({ platform, currency, paypal, bankTransfer, shippingRules }) => ({
        platform,
        currency,
        ...shippingRules,
        paypalEnabled: paypal.enabled,
        paypalEmail: paypal.email,
        paypalInstructions: paypal.instructions,
        bankEnabled: bankTransfer.enabled,
        bankName: bankTransfer.bankName,
        accountHolder: bankTransfer.accountHolder,
        iban: bankTransfer.iban,
        bic: bankTransfer.bic,
        bankInstructions: bankTransfer.instructions,
        taxRate: platformVat[platform],
      })),
    )
    .onConflictDoNothing()
}
