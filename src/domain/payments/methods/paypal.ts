/** The shopper sends the total to the shop's PayPal address. */
export interface PaypalSettings {
  readonly enabled: boolean
  readonly email: string
  readonly instructions: string
}

export interface PaypalDetails {
  readonly type: 'paypal'
  /** Missing if the shop has not configured one. */
  readonly paypalEmail?: string
}

export const paypal = {
  settingsKey: 'paypal',
  detailsOf: ({ email }: PaypalSettings): PaypalDetails => ({
    type: 'paypal',
    ...(email !== '' && { paypalEmail: email }),
  }),
} as const
