import { queryOptions } from '@tanstack/react-query'
import type { ShopCategory } from '@/shop/catalogue/products.client'
import { isFailure } from '@/client/shared/failure'
import type { ProductSummary } from '@/shop/catalogue/product'
import type { ProductDetail } from '@/shop/catalogue/product-detail'
import { PLATFORM } from '../../settings'
import type { Application } from '../application'

/** Loaded on the first call: a server-rendered page needs none. */
const productCalls = () => import('@/shop/catalogue/products.client')
type Caller = Pick<Application, 'http'>

/** Products on the landing page. */
const LANDING_PRODUCTS = 8

export const landingQuery = ({ http }: Caller, category?: string) =>
  queryOptions({
    queryKey: ['landing', category ?? ''],
    queryFn: async (): Promise<readonly ProductSummary[]> => {
      const { listProducts } = await productCalls()
      const query = { status: 'active', platform: PLATFORM, limit: LANDING_PRODUCTS, category } as const
      return (await listProducts(http, query)).items
    },
  })

/** Null if the product does not exist; null is also dehydrated by the server. */
export const productQuery = ({ http }: Caller, slug: string) =>
  queryOptions({
    queryKey: ['product', slug],
    queryFn: async (): Promise<ProductDetail | null> => {
      const { getProductBySlug } = await productCalls()
      return getProductBySlug(http, slug, PLATFORM).catch((error: unknown) => {
        if (isFailure(error) && error.code === 'NOT_FOUND') return null
        throw error
      })
    },
  })

/** Where the product stands that was asked for by an earlier slug. */
export const movedProduct = (product: ProductDetail | null | undefined, slug: string): string | undefined =>
  product && product.slug !== slug && product.id !== slug
    ? `/product/${encodeURIComponent(product.slug)}`
    : undefined

/** The platform's categories. */
export const categoriesQuery = ({ http }: Caller) =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: async (): Promise<readonly Pick<ShopCategory, 'name' | 'slug'>[]> => {
      const { listShopCategories } = await productCalls()
      return (await listShopCategories(http, PLATFORM)).map(({ name, slug }) => ({ name, slug }))
    },
  })
