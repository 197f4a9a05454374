import type { PaymentSettings } from './payment-settings.repository'

/** What shoppers pay to; the instructions are among it, because they could name another account. */
export const PAYEE_FIELDS = [
  'bankName',
  'accountHolder',
  'iban',
  'bic',
  'bankInstructions',
  'paypalEmail',
  'paypalInstructions',
] as const satisfies readonly (keyof PaymentSettings)[]

type Payee = Pick<PaymentSettings, (typeof PAYEE_FIELDS)[number]>

/** The fields that change, with their new values; undefined leaves a field as it is. */
export const payeeChanges = (
  present: Payee,
  changes: { readonly [Field in keyof Payee]?: Payee[Field] | undefined },
) =>
  PAYEE_FIELDS.flatMap((field) => {
    const value = changes[field]
    return value === undefined || value === present[field] ? [] : [{ field, value }]
  })
