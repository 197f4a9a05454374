import { isAmount, type Entry } from '../shared/entries'
import { problemsOf, type Problems } from '../shared/field-rules'

/** Minor units. */
export interface ShippingForm {
  readonly freeShippingThreshold: Entry
  readonly standardShippingCost: Entry
  readonly expeditedShippingCost: Entry
}

export const shippingErrors = (form: ShippingForm): Problems<keyof ShippingForm, 'amountInvalid'> =>
  problemsOf([
    ['freeShippingThreshold', !isAmount(form.freeShippingThreshold) && 'amountInvalid'],
    ['standardShippingCost', !isAmount(form.standardShippingCost) && 'amountInvalid'],
    ['expeditedShippingCost', !isAmount(form.expeditedShippingCost) && 'amountInvalid'],
  ])
