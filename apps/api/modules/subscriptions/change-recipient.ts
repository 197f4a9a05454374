import { isDeepStrictEqual } from 'node:util'
import { fieldMessages } from '@/contract/shared/messages'
import { platformCountries } from '@/shop/orders/address'
import { PAYMENT_METHODS, type PaymentMethod } from '@/shop/payments/payment-methods'
import type { Platform } from '@/shop/shared/platform'
import type { NewRecipient } from '@/shop/subscriptions/subscription'
import type { Db } from '../../platform/db/open'
import { ApiError, invalidField } from '../../platform/http/errors'
import { queueMail } from '../../platform/mail/outbox.repository'
import { isPaymentEnabled } from '../payments/payment-instructions'
import { findPaymentSettings } from '../payments/payment-settings.repository'
import { addressee, mailFacts } from './mail-facts'
import { subscriptionChanged } from './start/subscription-mails'
import { noteChanges, type Changer } from './subscription-changes.repository'
import { changeRow, findSubscription, type SubscriptionRow } from './subscriptions.repository'

/** How one can pay on a platform. */
export async function methodsAt(db: Db, platform: Platform): Promise<readonly PaymentMethod[]> {
  const settings = await findPaymentSettings(db, platform)
  return PAYMENT_METHODS.filter((method) => isPaymentEnabled(settings, method))
}

type Change = Partial<
  Pick<
    SubscriptionRow,
    | 'customerName'
    | 'phone'
    | 'company'
    | 'vatId'
    | 'street'
    | 'city'
    | 'zipCode'
    | 'country'
    | 'postNumber'
    | 'paymentMethod'
  >
>

/** Holds from the next order on and is told by mail; what stays as it is is not. */
async function change(tx: Db, row: SubscriptionRow, values: Change, changer: Changer): Promise<void> {
  if (isDeepStrictEqual({ ...row, ...values }, row)) return
  const { now } = changer
  const noted =
    values.paymentMethod === undefined
      ? ({ kind: 'address' } as const)
      : ({ kind: 'payment', from: row.paymentMethod, to: values.paymentMethod } as const)
  await noteChanges(tx, row, [noted], changer)
  await changeRow(tx, row.id, values, now)
  const changed = (await findSubscription(tx, row.id)) ?? row
  const { customerName, company, street, zipCode, city, country, postNumber, paymentMethod } = changed
  await queueMail(
    tx,
    subscriptionChanged.create({
      ...addressee(row, now),
      data: {
        ...(await mailFacts(tx, changed, now)),
        address: { name: customerName, company, street, zipCode, city, country, postNumber },
        paymentMethod,
      },
      dedupeKey: `subscription-changed:${row.id}:${now.getTime()}`,
      limit: 'delayed',
    }),
  )
}

/** @throws ApiError VALIDATION for a country that its shop does not deliver to */
export function changeRecipient(
  tx: Db,
  row: SubscriptionRow,
  { customer, address }: NewRecipient,
  changer: Changer,
): Promise<void> {
  if (!platformCountries[row.platform].includes(address.country))
    throw invalidField('action.address.country', fieldMessages.wrong)
  const { name: customerName, phone, company = '', vatId = '' } = customer
  const { postNumber = '', ...place } = address
  return change(tx, row, { customerName, phone, company, vatId, ...place, postNumber }, changer)
}

/** @throws ApiError PAYMENT_METHOD_UNAVAILABLE */
export async function changePayment(
  tx: Db,
  row: SubscriptionRow,
  paymentMethod: PaymentMethod,
  changer: Changer,
): Promise<void> {
  if (!(await methodsAt(tx, row.platform)).includes(paymentMethod))
    throw new ApiError('PAYMENT_METHOD_UNAVAILABLE')
  return change(tx, row, { paymentMethod }, changer)
}
