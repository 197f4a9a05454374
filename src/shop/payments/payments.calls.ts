import type { z } from 'zod'
import type { EndpointTable } from '@/contract/shared/endpoint'
import { toMajor, toMinor } from '../shared/money'
import { omit } from '../shared/omit'
import type { PaymentSettings } from './payments'
import type { adminPaymentSettingsSchemas } from './payments.schemas'

/** Payment and shipping settings, for administrators. */
export const adminPaymentSettingsEndpoints = {
  getAdminPaymentSettings: {
    method: 'GET',
    path: '/admin/payment-settings/:platform',
    access: 'admin',
    needs: 'payments.settings',
    errors: [],
  },
  updatePaymentSettings: {
    method: 'PUT',
    path: '/admin/payment-settings/:platform',
    access: 'admin',
    needs: 'payments.settings',
    errors: ['STALE', 'CONFLICT', 'WRONG_PASSWORD', 'WRONG_CODE'],
  },
} as const satisfies EndpointTable

/** Public payment and shipping settings of a platform. */
export const paymentSettingsEndpoints = {
  getPaymentSettings: { method: 'GET', path: '/cart/payment-settings', access: 'optional', errors: [] },
  getPublicPaymentSettings: {
    method: 'GET',
    path: '/cart/payment-settings/public/:platform',
    access: 'public',
    errors: [],
  },
} as const satisfies EndpointTable

type SettingsDto = z.output<(typeof adminPaymentSettingsSchemas)['updatePaymentSettings']['data']>['settings']
type Rules = PaymentSettings['shippingRules']

const mapRules = (rules: Rules, map: (amount: number) => number): Rules => ({
  freeShippingThreshold: map(rules.freeShippingThreshold),
  standardShippingCost: map(rules.standardShippingCost),
  expeditedShippingCost: map(rules.expeditedShippingCost),
})

export const settingsFromWire = ({ shippingRules, ...settings }: SettingsDto): PaymentSettings => ({
  ...settings,
  shippingRules: mapRules(shippingRules, toMinor),
})

/** Request body of the form; amounts in major units. */
export const settingsBody = ({ shippingRules, ...settings }: Omit<PaymentSettings, 'platform'>) => ({
  ...omit(settings, 'currencies'),
  shippingRules: mapRules(shippingRules, toMajor),
})
