import { fields } from '../../domain/shared/stored'
import { answers, failing, offline, slow, unauthorised } from '../shared/handlers'
import { asksPassword, wrongPassword } from '../shared/own-password'
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

const PAYEE = ['bankName', 'accountHolder', 'iban', 'bic', 'instructions', 'email'] as const

/** Whether what shoppers pay to changes. */
const changesPayee = (sent: Readonly<Record<string, unknown>>, request: Request) => {
  const before = settingsAt(request)
  return (['bankTransfer', 'paypal'] as const).some((method) =>
    PAYEE.some((name) => {
      const typed = fields(sent[method])[name]
      return typed !== undefined && typed !== fields(before[method])[name]
    }),
  )
}

/** MSW handlers of the payment settings, by resulting state. */
export const paymentMocks = {
  ok: [
    answers('getAdminPaymentSettings', (request) => ({ settings: settingsAt(request) })),
    asksPassword('updatePaymentSettings', changesPayee),
    answers('updatePaymentSettings', savedAt),
  ],
  slow: [slow('getAdminPaymentSettings')],
  error: [failing('getAdminPaymentSettings', 'INTERNAL')],
  forbidden: [failing('getAdminPaymentSettings', 'FORBIDDEN')],
  offline: [offline('getAdminPaymentSettings')],
  wrongPassword: [wrongPassword('updatePaymentSettings')],
  expired: [unauthorised('updatePaymentSettings')],
  saving: [slow('updatePaymentSettings')],
  saveFails: [failing('updatePaymentSettings', 'INTERNAL')],
  changedMeanwhile: [failing('updatePaymentSettings', 'STALE')],
  saveRefused: [failing('updatePaymentSettings', 'VALIDATION')],
}
