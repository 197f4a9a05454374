import type { ProductSummary } from '@/shop/catalogue/product'
import { PlusIcon } from '@/icons'
import { useContentLang, useFormat, useTranslations } from '@/i18n'
import { IconButton } from '@/ui/icon-button'
import { productHref } from '../product/product-href'
import { ProductThumb } from '../product/product-thumb'
import { useBasePrice } from './use-base-price'

interface CartSuggestionProps {
  product: ProductSummary
  onAdd: () => void
}

/** Suggests a product that would reach free shipping. */
export function CartSuggestion({ product, onAdd }: CartSuggestionProps) {
  const t = useTranslations('cart')
  const format = useFormat()
  const contentLang = useContentLang()
  const { id, name, tint, picture, price, netContent } = product
  const base = useBasePrice()({ unitPrice: price.amount, currency: price.currency, netContent })
  return (
    <div data-slot="cart-suggestion" className="mb-4.5 flex items-center gap-3.5">
      <ProductThumb size="xs" productId={id} tint={tint} image={picture} />
      <p className="min-w-0 flex-1 text-small">
        <span className="block text-caption text-text-subtle">{t('freeShipping.suggestion')}</span>
        <a href={productHref(product)} lang={contentLang} className="underline-offset-4 hover:underline">
          {name}
        </a>{' '}
        <span className="tabular-nums">{format.money(price)}</span>
        {base !== undefined && (
          <span className="block text-caption text-text-subtle tabular-nums">{base}</span>
        )}
      </p>
      <IconButton size="s" icon={PlusIcon} label={t('freeShipping.add', { name })} onClick={onAdd} />
    </div>
  )
}
