import type { ProductDetail } from '@/domain/catalogue/product'
import { useTranslations } from '@/i18n'
import { absolute, PageHead } from '../../app/page-head'
import { useApplication } from '../../features/application'

const euros = (minor: number) => (minor / 100).toFixed(2)

const structuredProduct = (product: ProductDetail, origin: string, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  description: product.shortDescription,
  sku: product.id,
  category: product.category,
  brand: { '@type': 'Brand', name: 'Verda' },
  image: product.pictures.map((picture) => absolute(origin, picture.url)),
  ...(product.reviewCount > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating,
      reviewCount: product.reviewCount,
    },
  }),
  offers: {
    '@type': 'Offer',
    url,
    price: euros(product.price.amount),
    priceCurrency: product.price.currency,
    availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  },
})

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
  const { origin } = useApplication()
  if (!product) return <PageHead title={t('notFound.title')} />
  const path = `/product/${encodeURIComponent(product.slug)}`
  const url = origin + path
  return (
    <PageHead
      title={t('product.title', { name: product.name })}
      description={product.shortDescription}
      path={path}
      image={product.picture?.url}
      structured={
        import.meta.env.SSR
          ? [structuredProduct(product, origin, url), breadcrumbs(product, origin, url, t('home'))]
          : []
      }
    />
  )
}
