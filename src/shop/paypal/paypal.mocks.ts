import { answers } from '@/mocks/shared/handlers'
import { PAYPAL_MODES } from './paypal'
import { fields, textOr } from '../shared/stored'

/** The keys that are sent, as the server keeps them. */
async function connectionIn(request: Request) {
  const { clientId, mode } = fields(await request.clone().json())
  return {
    connection: {
      clientId: textOr(clientId, ''),
      mode: PAYPAL_MODES.find((each) => each === mode) ?? PAYPAL_MODES[0],
    },
  }
}

/** MSW handlers of PayPal: a shop that is not connected yet, and an order that waits for its payment. */
export const paypalMocks = [
  answers('getPaypalConnection', () => ({ connection: null })),
  answers('connectPaypal', connectionIn),
  answers('disconnectPaypal', () => ({})),
  answers('checkPaypal', () => ({})),
  answers('settlePaypal', () => ({
    state: 'open' as const,
    orderNumber: 'VD-2026-000431',
    total: { amount: 70.98, currency: 'EUR' as const },
  })),
  answers('startPaypal', () => ({
    approveUrl: 'https://www.sandbox.paypal.com/checkoutnow?token=5O190127TN364715T',
  })),
  answers('notePaypal', () => ({})),
]
