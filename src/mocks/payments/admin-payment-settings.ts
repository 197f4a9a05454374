import { answers, failing, offline, slow, unauthorised } from '../shared/handlers'
import { germanyPayment, turkeyPayment } from '../fixtures/payment-admin'

const settingsAt = (request: Request) =>
  new URL(request.url).pathname.endsWith('/turkey') ? turkeyPayment : germanyPayment

/** The saved block, as the server would answer it: what was sent, over what was there. */
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

/** Handlers of the payment settings, by the state that they lead to. */
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
