import { isBlank, isEmail, problemsOf, type Problems } from '../shared/field-rules'
import { isCountry, isZipCode, zipDigits } from '../orders/address'
import { PAYMENT_METHODS } from '../payments/payment-methods'

/** Fields in the order in which they are checked. */
export const CHECKOUT_FIELDS = [
  'name',
  'email',
  'phone',
  'street',
  'city',
  'zipCode',
  'country',
  'paymentMethod',
] as const
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number]

export type CheckoutProblem =
  | 'nameRequired'
  | 'emailInvalid'
  | 'phoneRequired'
  | 'streetRequired'
  | 'cityRequired'
  | 'zipCode5'
  | 'zipCode4'
  | 'countryInvalid'
  | 'paymentMethodRequired'

export type CheckoutForm = Readonly<Record<CheckoutField, string>>

export function checkoutErrors(form: CheckoutForm): Problems<CheckoutField, CheckoutProblem> {
  const zipProblem = zipDigits(form.country) === 4 ? 'zipCode4' : 'zipCode5'
  return problemsOf([
    ['name', isBlank(form.name) && 'nameRequired'],
    ['email', !isEmail(form.email) && 'emailInvalid'],
    ['phone', isBlank(form.phone) && 'phoneRequired'],
    ['street', isBlank(form.street) && 'streetRequired'],
    ['city', isBlank(form.city) && 'cityRequired'],
    ['zipCode', !isZipCode(form.zipCode, form.country) && zipProblem],
    ['country', !isCountry(form.country) && 'countryInvalid'],
    [
      'paymentMethod',
      !PAYMENT_METHODS.some((method) => method === form.paymentMethod) && 'paymentMethodRequired',
    ],
  ])
}
