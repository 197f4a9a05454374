import type { Advised, Reason } from '@/shop/adviser/adviser'
import { DAYTIMES } from '@/shop/catalogue/traits'
import { useTranslations } from '@/i18n'
import { ProductCard } from '../catalogue/product-card'
import type { ProductActions } from '../product/product-actions'

interface AdvisedProductsProps extends ProductActions {
  products: readonly Advised[]
  label: string
  /** Number of leading images that load eagerly. @default 0 */
  eager?: number
}

/** Cards, each with the sentence that says why. */
export function AdvisedProducts({
  products,
  label,
  eager = 0,
  addStates = {},
  wishedIds = [],
  onAdd,
  onToggleWishlist,
}: AdvisedProductsProps) {
  const sentence = useReason()
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-x-3.5 gap-y-9 md:gap-x-6 md:gap-y-14 lg:grid-cols-3"
    >
      {products.map(({ reason, ...product }, index) => (
        <li key={product.id} className="flex min-w-0 flex-col">
          <ProductCard
            className="flex-1"
            product={product}
            headingLevel={2}
            priority={index < eager}
            addState={addStates[product.id]}
            wished={wishedIds.includes(product.id)}
            onAdd={onAdd}
            onToggleWishlist={onToggleWishlist}
          />
          <p className="mt-3 border-t border-border pt-2.5 text-small text-text-muted">{sentence(reason)}</p>
        </li>
      ))}
    </ul>
  )
}

/** ‘Schmeckt mild und würzig, ohne Koffein, passt zum Abend.’ */
function useReason(): (reason: Reason) => string {
  const t = useTranslations('adviser')
  const joined = ([one = '', other]: readonly string[]) =>
    other === undefined ? one : t('reason.and', { one, other })
  return ({ tastes, caffeineFree, daytimes }) => {
    const parts = [
      ...(tastes.length > 0
        ? [t('reason.tastes', { tastes: joined(tastes.map((taste) => t(`reason.taste.${taste}`))) })]
        : []),
      ...(caffeineFree ? [t('reason.caffeineFree')] : []),
      ...(daytimes.length === DAYTIMES.length
        ? [t('reason.always')]
        : daytimes.length > 0
          ? [
              t('reason.daytimes', {
                daytimes: joined(daytimes.map((daytime) => t(`reason.daytime.${daytime}`))),
              }),
            ]
          : []),
    ]
    return `${parts.join(', ')}.`
  }
}
