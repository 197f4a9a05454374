import { sizedName } from '@/shop/catalogue/product'
import type { ProductDetail } from '@/shop/catalogue/product-detail'
import { useLanguage, useTranslations } from '@/i18n'
import { addressInLanguage, PageHead } from '../../app/page-head'
import { PLATFORM } from '../../settings'
import { useApplication } from '../../features/application'
import { paymentQuery } from '../../features/checkout/payment-queries'
import { shopQuery } from '../../features/shop/shop-queries'
import { pathOf, structuredProduct } from './structured-product'

const breadcrumbs = (product: ProductDetail, addressOf: (path: string) => string, home: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: home, item: addressOf('/') },
    {
      '@type': 'ListItem',
      position: 2,
      name: product.category,
      item: addressOf(`/products?category=${encodeURIComponent(product.category)}`),
    },
    { '@type': 'ListItem', position: 3, name: product.name, item: addressOf(pathOf(product)) },
  ],
})

/** @param product null if it does not exist */
export function ProductHead({ product }: { product: ProductDetail | null }) {
  const t = useTranslations('meta')
  const application = useApplication()
  const language = useLanguage()
  const { origin, queries } = application
  const shop = queries.getQueryData(shopQuery(application, language).queryKey)
  if (!product) return <PageHead title={t('notFound.title')} />
  const addressOf = (path: string) => addressInLanguage(origin + path, language)
  return (
    <PageHead
      title={t('product.title', { name: sizedName(product) })}
      description={product.shortDescription}
      path={pathOf(product)}
      image={product.picture?.url}
      structured={
        import.meta.env.SSR
          ? [
              structuredProduct(product, {
                origin,
                addressOf,
                seller: shop?.company,
                country: PLATFORM === 'turkey' ? 'TR' : 'DE',
                rules: queries.getQueryData(paymentQuery(application).queryKey),
                delivery: shop?.deliveries[0],
              }),
              breadcrumbs(product, addressOf, t('home')),
            ]
          : []
      }
    />
  )
}
