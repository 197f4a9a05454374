import { answers, failing, offline, slow, unauthorised } from '../shared/handlers'
import { germanyPayment, turkeyPayment } from '../fixtures/payment-admin'

const settingsAt = (request: Request) =>
  new URL(request.url).pathname.endsWith('/turkey') ? turkeyPayment : germanyPayment

/** Merges the request body into the stored settings, like the server. */
async function savedAt(request: Request) {
  const before = settingsAt(request)
  const sent: unknown = await request.clone().json()
  const rules = typeof sent === 'object' && sent !== null && 'shippingRules' in sent ? sent.shippingRules : {}
  return {
    settings: {
      ...before,
      shippingRules: { ...before.shippingRules, ...(typeof rules === 'object' ? rules : {}) },
    },
  }
}

/** MSW handlers of the payment settings, by resulting state. */
export const paymentMocks = {
  ok: [
    answers('getAdminPaymentSettings', (request) => ({ settings: settingsAt(request) })),
    answers('updatePaymentSettings', savedAt),
  ],
  slow: [slow('getAdminPaymentSettings')],
  error: [failing('getAdminPaymentSettings', 'INTERNAL')],
  forbidden: [failing('getAdminPaymentSettings', 'FORBIDDEN')],
  offline: [offline('getAdminPaymentSettings')],
  expired: [unauthorised('updatePaymentSettings')],
  saving: [slow('updatePaymentSettings')],
  saveFails: [failing('updatePaymentSettings', 'INTERNAL')],
  changedMeanwhile: [failing('updatePaymentSettings', 'STALE')],
  saveRefused: [failing('updatePaymentSettings', 'VALIDATION')],
}
