import type { Currency } from '../shared/platform'

export interface BankDetails {
  readonly bankName: string
  readonly accountHolder: string
  readonly iban: string
  readonly bic: string
}

/** The shopper transfers the total to the shop's account. */
export interface BankTransferSettings extends BankDetails {
  readonly enabled: boolean
  readonly instructions: string
}

export interface BankTransferDetails {
  readonly type: 'bank_transfer'
  readonly bankDetails: BankDetails
}

export const bankTransfer = {
  settingsKey: 'bankTransfer',
  detailsOf: ({ bankName, accountHolder, iban, bic }: BankTransferSettings): BankTransferDetails => ({
    type: 'bank_transfer',
    bankDetails: { bankName, accountHolder, iban, bic },
  }),
} as const

/** The shopper sends the total to the shop's PayPal address. */
export interface PaypalSettings {
  readonly enabled: boolean
  readonly email: string
  readonly instructions: string
}

export interface PaypalDetails {
  readonly type: 'paypal'
  /** Missing if the shop has not configured one, or is connected with PayPal. */
  readonly paypalEmail?: string
  /** Page on which to pay, where the shop is connected with PayPal. */
  readonly payUrl?: string
}

export const paypal = {
  settingsKey: 'paypal',
  detailsOf: ({ email }: PaypalSettings): PaypalDetails => ({
    type: 'paypal',
    ...(email !== '' && { paypalEmail: email }),
  }),
} as const

export const PAYMENT_METHODS = ['paypal', 'bank_transfer'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** One module per method; a missing one is a compile error. */
export const paymentMethods = { paypal, bank_transfer: bankTransfer } as const satisfies Readonly<
  Record<PaymentMethod, { readonly settingsKey: string }>
>
type Methods = typeof paymentMethods

export type MethodSettings<M extends PaymentMethod> = Parameters<Methods[M]['detailsOf']>[0]
/** Settings of all methods, under the names used in the payment settings. */
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

/** How to pay an order, with the details of its method. */
export type PaymentInstructions = {
  [M in PaymentMethod]: ReturnType<Methods[M]['detailsOf']> & Due
}[PaymentMethod]

type Enabled = { readonly [Key in keyof MethodsSettings]: { readonly enabled: boolean } }

/** The enabled methods, in display order. */
export const enabledMethods = (settings: Enabled): readonly PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => settings[paymentMethods[method].settingsKey].enabled)
