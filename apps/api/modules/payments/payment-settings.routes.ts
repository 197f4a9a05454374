import { fieldMessages } from '@/contract/shared/messages'
import type { Platform } from '@/shop/shared/platform'
import { audit } from '../../platform/audit/audit.repository'
import { changesBetween } from '../../platform/audit/changes'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError } from '../../platform/http/errors'
import { editedAt, refuseStale } from '../../platform/http/stale'
import { holdOwner, proveOwner } from '../staff/own-password'
import { tellAdministrators } from '../staff/staff-mails'
import { payeeChanges } from './payee'
import { payeeChanged } from './payee-mail'
import { findPaypalConnection } from './paypal/paypal-connections.repository'
import { publicSettingsToDto, settingsFromDto, settingsToDto } from './payment-settings.mapper'
import {
  findPaymentSettings,
  lockPaymentSettings,
  savePaymentSettings,
  type PaymentSettingsRow,
} from './payment-settings.repository'
import { priceCurrencies } from './shop-currency.repository'

/** What a method that is switched on needs, so that shoppers know where to pay. @throws ApiError VALIDATION */
function refuseUnpayable(
  before: PaymentSettingsRow,
  { paypalEnabled, paypalEmail, bankEnabled, iban }: ReturnType<typeof settingsFromDto>,
): void {
  const isPaypal = paypalEnabled ?? before.paypalEnabled
  const isBank = bankEnabled ?? before.bankEnabled
  const errors = [
    ...(isPaypal && (paypalEmail ?? before.paypalEmail) === ''
      ? [{ path: 'paypal.email', msg: fieldMessages.missing }]
      : []),
    ...(isBank && (iban ?? before.iban) === ''
      ? [{ path: 'bankTransfer.iban', msg: fieldMessages.missing }]
      : []),
  ]
  if (errors.length > 0) throw new ApiError('VALIDATION', { errors })
}

async function publicSettings(db: Db, platform: Platform) {
  const connection = await findPaypalConnection(db, platform)
  return publicSettingsToDto(platform, await findPaymentSettings(db, platform), connection !== undefined)
}

export const paymentSettingsRoutes = [
  defineRoute('getPaymentSettings', async ({ db, query, session }) => {
    const platform = query.platform ?? session?.platform ?? 'germany'
    return { settings: await publicSettings(db, platform) }
  }),

  defineRoute(
    'getPublicPaymentSettings',
    async ({ db, params: { platform } }) => ({ settings: await publicSettings(db, platform) }),
    { cached: 'forAll', tags: () => ['settings'] },
  ),

  defineRoute('getAdminPaymentSettings', async ({ db, params: { platform } }) => ({
    settings: settingsToDto(
      platform,
      await findPaymentSettings(db, platform),
      await priceCurrencies(db, platform),
    ),
  })),

  defineRoute('updatePaymentSettings', async (call) => {
    const { db, session, params, body, now } = call
    const { platform } = params
    const changes = settingsFromDto(body)
    const currencies = await priceCurrencies(db, platform)
    if (body.currency !== undefined && !currencies.includes(body.currency))
      throw new ApiError('CONFLICT', { details: { field: 'currency' } })
    const before = await findPaymentSettings(db, platform)
    refuseStale(body.updatedAt, before.updatedAt)
    refuseUnpayable(before, changes)
    const proven = payeeChanges(before, changes).length > 0 ? await proveOwner(call) : undefined
    const settings = await inTransaction(db, async (tx) => {
      if (proven) await holdOwner(tx, proven)
      const present = await lockPaymentSettings(tx, platform)
      refuseStale(body.updatedAt, present.updatedAt)
      refuseUnpayable(present, changes)
      const changed = payeeChanges(present, changes)
      // Somebody else has changed it in the meantime, and it would be changed back without the password.
      if (changed.length > 0 && !proven) throw new ApiError('STALE')
      const saved = await savePaymentSettings(tx, platform, changes, editedAt(now(), present.updatedAt))
      const toDto = (row: typeof saved) => settingsToDto(platform, row, currencies)
      const detail = { name: platform, changes: changesBetween(toDto(present), toDto(saved)) }
      await audit(tx, session, { action: 'payment.settings', subject: `payment:${platform}`, detail }, now())
      if (changed.length > 0) {
        const cause = `${payeeChanged.kind}:${platform}:${saved.updatedAt.getTime()}`
        await tellAdministrators(tx, { cause, at: now() }, (envelope, customerName) =>
          payeeChanged.create({
            ...envelope,
            data: { customerName, actor: session.name, platform, changed },
          }),
        )
      }
      return saved
    })
    return { settings: settingsToDto(platform, settings, currencies) }
  }),
]
