import { cva } from 'class-variance-authority'
import { memo, useRef, type ComponentProps } from 'react'
import { discountPercent, sizedName, type ProductSummary } from '@/shop/catalogue/product'
import { useContentLang, useFormat, useTranslations } from '@/i18n'
import { Badge } from '@/ui/badge'
import { Rating } from '@/ui/rating'
import { CardAddButton } from './card-add-button'
import { CardPrice } from './card-price'
import { textLang } from '../shared/content-lang'
import { PackPicture } from '../product/pack-picture'
import type { AddState } from '../product/product-actions'
import { productHref } from '../product/product-href'
import { WishButton } from '../product/wish-button'

const cardStyles = cva('group/card relative flex min-w-0 flex-col')

/** Smaller on phones, without the star on the narrowest, so that two badges fit side by side. */
const SMALL_ON_PHONES = 'max-md:min-h-6 max-md:px-2 max-md:text-[0.75rem] max-[23.4rem]:*:hidden'

interface ProductCardOwnProps {
  product: ProductSummary
  /** @default 'idle' */
  addState?: AddState
  /** Whether the product is on the wishlist. */
  wished?: boolean
  /** Heading level of the product name. @default 3 */
  headingLevel?: 2 | 3
  /** True for cards visible without scrolling: the image loads eagerly. @default false */
  priority?: boolean
  /** Called with the image element, which is animated to the cart. */
  onAdd: (product: ProductSummary, picture: HTMLElement | null) => void
  onToggleWishlist: (product: ProductSummary) => void
}
export type ProductCardProps = ProductCardOwnProps &
  Omit<ComponentProps<'article'>, keyof ProductCardOwnProps>

/**
 * Product in a grid: image, name, rating and price, with buttons for cart and wishlist; the whole card is a link.
 * States: available, sold out; adding, adding failed; on the wishlist.
 */
export const ProductCard = memo(function ProductCard({
  product,
  addState = 'idle',
  wished = false,
  headingLevel = 3,
  priority = false,
  onAdd,
  onToggleWishlist,
  className,
  ...rest
}: ProductCardProps) {
  const t = useTranslations('product')
  const format = useFormat()
  const contentLang = useContentLang()
  const pictureRef = useRef<HTMLSpanElement>(null)
  const Heading = `h${headingLevel}` as const
  const { name, originalPrice, priceFrom } = product
  // Where the lowest price of several sizes is shown, no other's reduction is.
  const discount = originalPrice && !priceFrom ? discountPercent(product.price, originalPrice) : 0
  const handleAdd = () => onAdd(product, pictureRef.current)
  const handleWish = () => onToggleWishlist(product)
  return (
    <article data-slot="product-card" className={cardStyles({ className })} {...rest}>
      <div className="relative">
        <PackPicture ref={pictureRef} product={product} priority={priority} />
        <p className="absolute inset-s-2 top-2 flex flex-wrap gap-1.5 md:inset-s-3.5 md:top-3.5">
          {product.bestseller && (
            <Badge variant="bestseller" className={SMALL_ON_PHONES}>
              {t('bestseller')}
            </Badge>
          )}
          {discount > 0 && (
            <Badge variant="discount" className={SMALL_ON_PHONES}>
              {t('discount', { percent: format.number(discount) })}
            </Badge>
          )}
        </p>
        <WishButton
          label={t('wish', { name })}
          wished={wished}
          onClick={handleWish}
          className="absolute inset-e-0.5 bottom-0.5 z-1 md:inset-e-2.5 md:top-2 md:bottom-auto"
        />
      </div>
      <div className="flex flex-1 flex-col pt-4 md:pt-4.5">
        <p lang={textLang(product, 'subtitle')} className="text-caption text-text-subtle max-md:line-clamp-2">
          {product.subtitle}
        </p>
        <Heading
          lang={contentLang}
          className="mt-0.75 mb-1.75 font-serif text-[1.0625rem]/snug font-[460] tracking-[-0.014em] text-balance md:text-title-s"
        >
          <a
            href={productHref(product)}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-l after:content-[''] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {name}
          </a>
        </Heading>
        {product.reviewCount > 0 && <Rating value={product.rating} count={product.reviewCount} />}
        <div className="flex flex-1 gap-3 pt-2.5 max-md:flex-col max-md:justify-between md:items-end md:justify-between md:pt-3.5">
          <CardPrice product={product} />
          <CardAddButton
            name={sizedName(product)}
            inStock={product.inStock}
            state={addState}
            onClick={handleAdd}
          />
        </div>
        {addState === 'error' && (
          <p role="alert" className="mt-2 text-caption font-medium text-danger-fg">
            {t('addFailed', { name })}
          </p>
        )}
      </div>
    </article>
  )
})
