import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import type { ProductDetail } from '@/shop/catalogue/product-detail'
import { useTranslations } from '@/i18n'

const lineStyles = cva(
  "flex items-baseline gap-2.25 text-[0.9375rem] before:flex-none before:-translate-y-px before:rounded-pill before:border-4 before:border-current before:content-['']",
  {
    variants: {
      level: {
        inStock: 'before:text-success-fg',
        lowStock: 'before:text-warn-fg',
        outOfStock: 'before:text-danger-fg',
        discontinued: 'before:text-text-subtle',
      },
    },
  },
)

interface StockLineOwnProps {
  product: Pick<ProductDetail, 'status' | 'inStock' | 'stock' | 'lowStockThreshold'>
}
export type StockLineProps = StockLineOwnProps & Omit<ComponentProps<'p'>, keyof StockLineOwnProps>

const levelOf = ({ status, inStock, stock, lowStockThreshold }: StockLineOwnProps['product']) => {
  if (status === 'discontinued') return 'discontinued'
  if (!inStock) return 'outOfStock'
  return stock <= lowStockThreshold ? 'lowStock' : 'inStock'
}

/** Availability, and what a bank transfer changes about the days of delivery. States: in stock, low stock, sold out, discontinued. */
export function StockLine({ product, className, ...rest }: StockLineProps) {
  const t = useTranslations('product')
  const level = levelOf(product)
  return (
    <p data-slot="stock-line" data-state={level} className={lineStyles({ level, className })} {...rest}>
      <span>
        {t.rich(`detail.${level}`, {
          count: product.stock,
          b: (chunks: ReactNode) => <b className="font-semibold">{chunks}</b>,
        })}
        {product.inStock && ` ${t('detail.transfer')}`}
      </span>
    </p>
  )
}
