import { fieldMessages } from '@/contract/shared/messages'
import { audit } from '../../platform/audit/audit.repository'
import { changesBetween } from '../../platform/audit/changes'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError } from '../../platform/http/errors'
import { editedAt, refuseStale } from '../../platform/http/stale'
import { publicSettingsToDto, settingsFromDto, settingsToDto } from './payment-settings.mapper'
import {
  findPaymentSettings,
  lockPaymentSettings,
  savePaymentSettings,
  type PaymentSettings,
} from './payment-settings.repository'
import { priceCurrencies } from './shop-currency.repository'

/** What a method that is switched on needs, so that shoppers know where to pay. @throws ApiError VALIDATION */
function refuseUnpayable({ paypalEnabled, paypalEmail, bankEnabled, iban }: PaymentSettings): void {
  const errors = [
    ...(paypalEnabled && paypalEmail === '' ? [{ path: 'paypal.email', msg: fieldMessages.missing }] : []),
    ...(bankEnabled && iban === '' ? [{ path: 'bankTransfer.iban', msg: fieldMessages.missing }] : []),
  ]
  if (errors.length > 0) throw new ApiError('VALIDATION', { errors })
}

export const paymentSettingsRoutes = [
  defineRoute('getPaymentSettings', async ({ db, query, session }) => {
    const platform = query.platform ?? session?.platform ?? 'germany'
    return { settings: publicSettingsToDto(platform, await findPaymentSettings(db, platform)) }
  }),

  defineRoute(
    'getPublicPaymentSettings',
    async ({ db, params: { platform } }) => ({
      settings: publicSettingsToDto(platform, await findPaymentSettings(db, platform)),
    }),
    { cached: 'forAll', tags: () => ['settings'] },
  ),

  defineRoute('getAdminPaymentSettings', async ({ db, params: { platform } }) => ({
    settings: settingsToDto(
      platform,
      await findPaymentSettings(db, platform),
      await priceCurrencies(db, platform),
    ),
  })),

  defineRoute('updatePaymentSettings', async ({ db, session, params: { platform }, body, now }) => {
    const changes = settingsFromDto(body)
    const currencies = await priceCurrencies(db, platform)
    if (body.currency !== undefined && !currencies.includes(body.currency))
      throw new ApiError('CONFLICT', { details: { field: 'currency' } })
    const settings = await inTransaction(db, async (tx) => {
      const present = await lockPaymentSettings(tx, platform)
      refuseStale(body.updatedAt, present.updatedAt)
      const saved = await savePaymentSettings(tx, platform, changes, editedAt(now(), present.updatedAt))
      refuseUnpayable(saved)
      const toDto = (row: typeof saved) => settingsToDto(platform, row, currencies)
      const detail = { name: platform, changes: changesBetween(toDto(present), toDto(saved)) }
      await audit(tx, session, { action: 'payment.settings', subject: `payment:${platform}`, detail }, now())
      return saved
    })
    return { settings: settingsToDto(platform, settings, currencies) }
  }),
]
