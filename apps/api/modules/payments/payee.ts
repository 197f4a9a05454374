import { PAYEE_FIELDS } from '@/shop/payments/payments'
import type { PaymentSettingsRow } from './payment-settings.repository'

type Payee = Pick<PaymentSettingsRow, (typeof PAYEE_FIELDS)[number]>

/** The fields that change, with their new values; undefined leaves a field as it is. */
export const payeeChanges = (
  present: Payee,
  changes: { readonly [Field in keyof Payee]?: Payee[Field] | undefined },
) =>
  PAYEE_FIELDS.flatMap((field) => {
    const value = changes[field]
    return value === undefined || value === present[field] ? [] : [{ field, value }]
  })
