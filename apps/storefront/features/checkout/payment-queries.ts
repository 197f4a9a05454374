import { queryOptions, useQuery } from '@tanstack/react-query'
import { DEFAULT_SHIPPING_RULES, type ShippingRules } from '@/shop/checkout/shipping'
import type { Currency } from '@/shop/shared/platform'
import { PLATFORM } from '../../settings'
import { useApplication, type Application } from '../application'

export const paymentQuery = ({ http }: Pick<Application, 'http'>) =>
  queryOptions({
    queryKey: ['payment'],
    queryFn: async () => (await import('@/shop/payments/payments.client')).getShopPayment(http, PLATFORM),
  })

interface Rules extends ShippingRules {
  readonly currency: Currency
  readonly isPaypalConnected?: boolean
}

/** Shipping rules of the settings; the defaults while they are loading or missing. */
export function useShippingRules(): Rules {
  const { data } = useQuery(paymentQuery(useApplication()))
  return data ?? { ...DEFAULT_SHIPPING_RULES, currency: 'EUR' }
}
