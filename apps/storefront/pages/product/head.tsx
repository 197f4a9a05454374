import { sizedName, type ProductDetail } from '@/shop/catalogue/product'
import { useTranslations } from '@/i18n'
import { PageHead } from '../../app/page-head'
import { PLATFORM } from '../../settings'
import { useApplication } from '../../features/application'
import { paymentQuery } from '../../features/checkout/payment-queries'
import { pathOf, structuredProduct } from './structured-product'

const breadcrumbs = (product: ProductDetail, origin: string, url: string, home: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: home, item: `${origin}/` },
    {
      '@type': 'ListItem',
      position: 2,
      name: product.category,
      item: `${origin}/products?category=${encodeURIComponent(product.category)}`,
    },
    { '@type': 'ListItem', position: 3, name: product.name, item: url },
  ],
})

/** @param product null if it does not exist */
export function ProductHead({ product }: { product: ProductDetail | null }) {
  const t = useTranslations('meta')
  const application = useApplication()
  const { origin, queries } = application
  if (!product) return <PageHead title={t('notFound.title')} />
  const path = pathOf(product)
  const url = origin + path
  return (
    <PageHead
      title={t('product.title', { name: sizedName(product) })}
      description={product.shortDescription}
      path={path}
      image={product.picture?.url}
      structured={
        import.meta.env.SSR
          ? [
              structuredProduct(product, {
                origin,
                country: PLATFORM === 'turkey' ? 'TR' : 'DE',
                rules: queries.getQueryData(paymentQuery(application).queryKey),
              }),
              breadcrumbs(product, origin, url, t('home')),
            ]
          : []
      }
    />
  )
}
