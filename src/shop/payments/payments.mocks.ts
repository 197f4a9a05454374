import type { Data } from '@/contract/shared/dto'
import { paypalMocks } from '../paypal/paypal.mocks'
import { fields } from '../shared/stored'
import { answers, failing, offline, slow, unauthorised } from '@/mocks/shared/handlers'
import { asksPassword, wrongPassword } from '@/mocks/shared/own-password'

export const paymentSettings: Data<'getPublicPaymentSettings'>['settings'] = {
  platform: 'germany',
  currency: 'EUR',
  paypal: { enabled: true, connected: false },
  bankTransfer: { enabled: true },
  shippingRules: { freeShippingThreshold: 100, standardShippingCost: 15 },
}

type Settings = Data<'getAdminPaymentSettings'>['settings']

export const germanyPayment: Settings = {
  platform: 'germany',
  currency: 'EUR',
  currencies: ['EUR'],
  paypal: {
    enabled: true,
    email: 'zahlung@verda.example',
    instructions: 'Bitte nennen Sie Ihre Bestellnummer.',
  },
  bankTransfer: {
    enabled: true,
    bankName: 'Musterbank',
    accountHolder: 'Verda GmbH',
    iban: 'DE02 1203 0000 0000 2020 51',
    bic: 'BYLADEM1001',
    instructions: 'Bitte geben Sie die Bestellnummer als Verwendungszweck an.',
  },
  shippingRules: { freeShippingThreshold: 100, standardShippingCost: 15, expeditedShippingCost: 24.9 },
  taxRate: 19,
  updatedAt: '2026-11-20T09:00:00.000Z',
}

export const turkeyPayment: Settings = {
  ...germanyPayment,
  platform: 'turkey',
  currency: 'TRY',
  currencies: ['TRY'],
  paypal: {
    enabled: true,
    email: 'odeme@verda.example',
    instructions: 'Lütfen sipariş numaranızı belirtin.',
  },
  bankTransfer: {
    enabled: true,
    bankName: 'Örnek Bankası',
    accountHolder: 'Verda Ticaret Ltd. Şti.',
    iban: 'TR33 0006 1005 1978 6457 8413 26',
    bic: 'ORNKTRIS',
    instructions: 'Açıklama alanına yalnızca sipariş numarasını yazın.',
  },
  shippingRules: { freeShippingThreshold: 1500, standardShippingCost: 90, expeditedShippingCost: 149.9 },
  taxRate: 20,
}

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
    ...paypalMocks,
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
