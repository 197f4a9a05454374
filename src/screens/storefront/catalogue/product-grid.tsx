import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import type { ProductSummary } from '@/shop/catalogue/product'
import { useTranslations } from '@/i18n'
import { ArchSkeleton, LoadingRegion, Skeleton } from '@/ui/skeleton'
import type { ProductActions } from '../product/product-actions'
import { ProductCard } from './product-card'

const gridStyles = cva('grid grid-cols-2 gap-x-3.5 gap-y-9 md:gap-x-6 md:gap-y-14', {
  variants: { beside: { true: 'xl:grid-cols-3', false: 'lg:grid-cols-3 xl:grid-cols-4' } },
  defaultVariants: { beside: false },
})

interface ProductGridOwnProps extends ProductActions {
  products: readonly ProductSummary[]
  headingLevel?: 2 | 3
  /** Whether a rail stands beside it on wide windows. @default false */
  beside?: boolean
  /** Number of leading images that load eagerly. @default 0 */
  eager?: number
}
export type ProductGridProps = ProductGridOwnProps & Omit<ComponentProps<'ul'>, keyof ProductGridOwnProps>

export function ProductGrid({
  products,
  headingLevel,
  beside,
  eager = 0,
  addStates = {},
  wishedIds = [],
  onAdd,
  onToggleWishlist,
  className,
  ...rest
}: ProductGridProps) {
  return (
    <ul data-slot="product-grid" className={gridStyles({ beside, className })} {...rest}>
      {products.map((product, index) => (
        <li key={product.id} className="flex min-w-0">
          <ProductCard
            className="flex-1"
            product={product}
            headingLevel={headingLevel}
            priority={index < eager}
            addState={addStates[product.id]}
            wished={wishedIds.includes(product.id)}
            onAdd={onAdd}
            onToggleWishlist={onToggleWishlist}
          />
        </li>
      ))}
    </ul>
  )
}

/** Varying line widths, so that the skeleton cards do not look identical. */
const LINES = [
  ['w-[74%]', 'w-[58%]'],
  ['w-[62%]', 'w-[48%]'],
  ['w-[80%]', 'w-[66%]'],
  ['w-[68%]', 'w-[52%]'],
] as const

interface ProductGridSkeletonProps {
  /** Number of skeleton cards. @default 8 */
  count?: number
  beside?: boolean
}

/** Skeleton of the product grid. */
export function ProductGridSkeleton({ count = 8, beside }: ProductGridSkeletonProps) {
  const t = useTranslations('product')
  return (
    <LoadingRegion label={t('loading')}>
      <div className={gridStyles({ beside })}>
        {Array.from({ length: count }, (_, index) => {
          const [caption, name] = LINES[index % LINES.length] ?? LINES[0]
          return (
            <div key={index} aria-hidden="true">
              <ArchSkeleton />
              <div className="flex flex-col gap-2.75 pt-4.5">
                <Skeleton className={caption} />
                <Skeleton shape="heading" className={name} />
                <Skeleton className="w-[44%]" />
              </div>
              <div className="mt-4.5 flex items-end justify-between gap-3 max-md:flex-col max-md:items-stretch">
                <div className="flex-1">
                  <Skeleton shape="heading" className="h-5.5 w-21" />
                  <Skeleton className="mt-2.5 w-[62%]" />
                </div>
                <Skeleton shape="block" className="h-11 w-full md:w-11" />
              </div>
            </div>
          )
        })}
      </div>
    </LoadingRegion>
  )
}
