import type { Currency } from '../shared/platform'
import { bankTransfer } from './methods/bank-transfer'
import { paypal } from './methods/paypal'

export const PAYMENT_METHODS = ['paypal', 'bank_transfer'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** One module per method; a method without one does not compile. */
export const paymentMethods = { paypal, bank_transfer: bankTransfer } as const satisfies Readonly<
  Record<PaymentMethod, { readonly settingsKey: string }>
>
type Methods = typeof paymentMethods

export type MethodSettings<M extends PaymentMethod> = Parameters<Methods[M]['detailsOf']>[0]
/** What every method needs to know of the shop, under the names of the payment settings. */
export type MethodsSettings = {
  readonly [M in PaymentMethod as Methods[M]['settingsKey']]: MethodSettings<M>
}

interface Due {
  readonly message: string
  readonly warning?: string
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  readonly orderNumber: string
}

/** How the shopper pays an order, with the details that its method has. */
export type PaymentInstructions = {
  [M in PaymentMethod]: ReturnType<Methods[M]['detailsOf']> & Due
}[PaymentMethod]

type Enabled = { readonly [Key in keyof MethodsSettings]: { readonly enabled: boolean } }

/** The methods that can be chosen, in the order in which they are offered. */
export const enabledMethods = (settings: Enabled): readonly PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => settings[paymentMethods[method].settingsKey].enabled)
