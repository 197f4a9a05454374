import { Suspense, useDeferredValue, useRef, useState, type ReactNode } from 'react'
import { discountPercent, type ProductSize } from '@/shop/catalogue/product'
import type { ProductDetail as Product } from '@/shop/catalogue/product-detail'
import { CheckIcon } from '@/icons'
import { useContentLang, useFormat, useTranslations } from '@/i18n'
import { Badge } from '@/ui/badge'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Collapsible } from '@/ui/collapsible'
import { Container } from '@/ui/container'
import { Link } from '@/ui/link'
import { Rating } from '@/ui/rating'
import { BuyRow } from './buy-row'
import { textLang } from '../shared/content-lang'
import { lazyExtra } from '../shared/lazy-extra'
import { NutritionStrip } from './nutrition-strip'
import { PremiumBox } from './premium-box'
import type { ProductActions } from './product-actions'
import { ProductGallery } from './product-gallery'
import { categoryHref } from './product-href'
import { plantsOf } from './product-plants'
import { ProductPrice } from './product-price'
import { SizeOptions } from './size-options'
import { StockLine } from './stock-line'
import { WishButton } from './wish-button'

/** Lazy, because it is shown only after scrolling. */
const BuyBar = lazyExtra(async () => ({ default: (await import('./buy-bar')).BuyBar }))

export interface ProductViewProps extends Pick<
  ProductActions,
  'addStates' | 'wishedIds' | 'onToggleWishlist'
> {
  product: Product
  onAddToCart: (product: Product, quantity: number, picture: HTMLElement | null) => void
  /** Smaller version of the first picture, shown until that is loaded. */
  preview?: string
  /** Paints breadcrumb, first picture, name and price of a pressed card first; the rest follows. */
  startsSmall?: boolean
  /** Loads the bar that stands in for the buy row once that has left a wide window. @default false */
  hasBar?: boolean
  /** Without it the express purchase is hidden. */
  onExpressBuy?: (product: Product, quantity: number) => void
  /** Where PayPal is connected. */
  onPaypal?: (product: Product, quantity: number) => void
  onSizeChange?: (size: ProductSize) => void
  /** Called with the position of a pressed picture, to show it large. */
  onZoom: (index: number) => void
  /** Called when the review count is pressed, to show the reviews tab. */
  onShowReviews?: () => void
  /** Below a sold-out product: the back-in-stock notification form. */
  notice?: ReactNode
  /** Sections below the first view, usually `ProductTabs` and `RelatedProducts`; may be chunks of their own. */
  below?: ReactNode
}

/** Product page with a loaded product. */
export function ProductView({
  product,
  addStates = {},
  wishedIds = [],
  preview,
  startsSmall = false,
  hasBar = false,
  onAddToCart,
  onToggleWishlist,
  onExpressBuy,
  onPaypal,
  onSizeChange,
  onZoom,
  onShowReviews,
  notice,
  below,
}: ProductViewProps) {
  const t = useTranslations('product')
  const format = useFormat()
  const contentLang = useContentLang()
  const pictureRef = useRef<HTMLSpanElement>(null)
  const rowRef = useRef<HTMLDivElement>(null)
  const [chosen, setQuantity] = useState(1)
  // Another size may have less in stock.
  const quantity = Math.max(1, Math.min(chosen, product.stock))
  const { name, originalPrice } = product
  const discount = originalPrice ? discountPercent(product.price, originalPrice) : 0
  const wished = wishedIds.includes(product.id)
  const isWhole = useDeferredValue(true, !startsSmall)
  const addState = addStates[product.id] ?? 'idle'
  const handleWish = () => onToggleWishlist(product)
  return (
    <Container data-slot="product-view">
      <Breadcrumb
        className="pt-3 pb-4 md:pt-4.5 md:pb-6.5"
        items={[
          { label: t('detail.home'), href: '/' },
          { label: t('detail.products'), href: '/products' },
          { label: product.category, href: categoryHref(product.category) },
          { label: name },
        ]}
      />
      <div className="grid gap-7 md:grid-cols-2 lg:grid-cols-[7fr_minmax(26.5rem,5fr)] lg:gap-12 xl:gap-18 [&>*]:min-w-0">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <ProductGallery
            name={name}
            pictures={isWhole ? product.pictures : product.pictures.slice(0, 1)}
            video={isWhole ? product.video : undefined}
            tint={product.tint}
            soldOut={!product.inStock}
            plants={isWhole ? plantsOf(product) : undefined}
            preview={preview}
            onZoom={onZoom}
            pictureRef={pictureRef}
          >
            {isWhole && (
              <>
                <p className="absolute inset-s-5 top-5 flex flex-wrap gap-2">
                  {product.bestseller && <Badge variant="bestseller">{t('bestseller')}</Badge>}
                  {discount > 0 && (
                    <Badge variant="discount">{t('discount', { percent: format.number(discount) })}</Badge>
                  )}
                </p>
                <WishButton
                  look="filled"
                  label={t('detail.wish')}
                  wished={wished}
                  onClick={handleWish}
                  className="absolute inset-e-3 top-2.5 md:hidden"
                />
              </>
            )}
          </ProductGallery>
          {isWhole && product.nutritionalInfo && (
            <NutritionStrip nutrition={product.nutritionalInfo} className="ms-25 mt-7 max-lg:hidden" />
          )}
        </div>
        <div>
          <p lang={textLang(product, 'subtitle')} className="text-small text-text-subtle">
            {product.subtitle}
          </p>
          <h1
            lang={contentLang}
            className="mt-2 mb-3.5 font-serif text-[clamp(2.25rem,1.8rem+1.4vw,3.25rem)]/[1.06] font-normal tracking-[-0.026em] text-balance"
          >
            {name}
          </h1>
          <p className="flex flex-wrap items-center gap-x-2.5 text-small">
            {product.reviewCount > 0 && <Rating size="m" value={product.rating} />}
            <Link href="#product-tabs" className="font-medium" onClick={onShowReviews}>
              {t('detail.reviews', { count: product.reviewCount })}
            </Link>
          </p>
          <p
            lang={textLang(product, 'shortDescription')}
            className="mt-5.5 mb-7 text-body-l text-pretty text-text-muted"
          >
            {product.shortDescription}
          </p>
          <ProductPrice product={product} />
          {isWhole && (
            <>
              {product.sizes && (
                <SizeOptions sizes={product.sizes} current={product.id} onChange={onSizeChange} />
              )}
              {product.premium && (
                <PremiumBox premium={product.premium} quantity={quantity} className="mt-7" />
              )}
              <div className="mt-7">
                <BuyRow
                  ref={rowRef}
                  product={product}
                  quantity={quantity}
                  onQuantityChange={setQuantity}
                  addState={addState}
                  wished={wished}
                  onAdd={() => onAddToCart(product, quantity, pictureRef.current)}
                  onToggleWishlist={handleWish}
                  onExpressBuy={onExpressBuy && (() => onExpressBuy(product, quantity))}
                  onPaypal={onPaypal && (() => onPaypal(product, quantity))}
                />
              </div>
              {product.subscriptionPercent && product.inStock && (
                <Link href={`/sparabo/${product.slug}`} className="mt-4.5 font-medium">
                  {t('detail.subscription', { percent: product.subscriptionPercent })}
                </Link>
              )}
              <StockLine product={product} className="mt-4.5" />
              {notice}
              {product.features.length > 0 && (
                <ul
                  aria-label={t('detail.features')}
                  lang={textLang(product, 'features')}
                  className="mt-7 border-t border-border text-[0.9375rem]"
                >
                  {product.features.map((feature) => (
                    <li key={feature} className="flex gap-3 border-b border-border py-2.75">
                      <CheckIcon className="mt-0.5 text-text-brand" />
                      {feature}
                    </li>
                  ))}
                </ul>
              )}
              <Collapsible title={t('detail.health')} open>
                <p className="text-[0.9375rem] text-text-muted">{t('detail.healthText')}</p>
              </Collapsible>
            </>
          )}
        </div>
      </div>
      <div id="product-tabs" className="mt-section">
        {below}
      </div>
      {hasBar && (
        <Suspense>
          <BuyBar
            product={product}
            quantity={quantity}
            addState={addState}
            row={rowRef}
            onAdd={(picture) => onAddToCart(product, quantity, picture)}
          />
        </Suspense>
      )}
    </Container>
  )
}
