import type { ShopPayment } from '@/client/payments/payment-settings'
import type { ProductDetail, ProductSummary } from '@/domain/catalogue/product'
import { PLATFORM } from '../settings'
import type { Resource } from './resource-cache'

const products = () => import('@/client/catalogue/products')

/** The landing's products: active, germany, 8 (S2). */
export const landingProducts = (category?: string): Resource<readonly ProductSummary[]> => ({
  key: `landing:${category ?? ''}`,
  load: async (http) => {
    const { listProducts } = await products()
    return (await listProducts(http, { status: 'active', platform: PLATFORM, limit: 8, category })).items
  },
})

export const productBySlug = (slug: string): Resource<ProductDetail> => ({
  key: `product:${slug}`,
  load: async (http) => (await products()).getProductBySlug(http, slug, PLATFORM),
})

export const shopPayment: Resource<ShopPayment> = {
  key: 'payment',
  load: async (http) =>
    (await import('@/client/payments/payment-settings')).getPaymentSettings(http, PLATFORM),
}
