import { basePrice, type WishlistProduct } from '@/shop/catalogue/product'
import { BagIcon, TrashIcon } from '@/icons'
import { useContentLang, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Price } from '@/ui/price'
import { Status } from '@/ui/status'
import { textLang } from '../shared/content-lang'
import { productHref } from '../product/product-href'
import { ProductThumb } from '../product/product-thumb'
import { truncate } from '../shared/truncate'

/** Maximum length of the description in characters. */
const DESCRIPTION_LENGTH = 100

interface WishlistRowProps {
  product: WishlistProduct
  removing?: boolean
  onAdd: () => void
  /** Without it the list is somebody else's. */
  onRemove?: () => void
}

export function WishlistRow({ product, removing, onAdd, onRemove }: WishlistRowProps) {
  const t = useTranslations('account')
  const contentLang = useContentLang()
  const { id, name, shortDescription, picture, tint, inStock, price, netContent } = product
  const Heading = onRemove ? 'h3' : 'h2'
  return (
    <li
      data-slot="wishlist-row"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 border-t border-border py-4.5 max-md:gap-x-3.5"
    >
      <ProductThumb productId={id} tint={tint} image={picture} faded={!inStock || !price} />
      <div className="min-w-0">
        <Heading lang={contentLang} className="font-serif text-[1.0625rem]/[1.3] font-[460] wrap-break-word">
          {price ? (
            <a href={productHref(product)} className="underline-offset-4 hover:underline">
              {name}
            </a>
          ) : (
            name
          )}
        </Heading>
        <p
          lang={textLang(product, 'shortDescription')}
          className="mt-0.75 mb-2.5 text-small/[1.45] text-text-muted"
        >
          {truncate(shortDescription, DESCRIPTION_LENGTH)}
        </p>
        {price ? (
          <>
            <Price
              size="s"
              price={price}
              original={product.originalPrice}
              lowest={product.lowestPrice}
              base={netContent && basePrice(price, netContent)}
            />
            <Button
              variant="soft"
              size="s"
              className="mt-2.5 pointer-coarse:min-h-hit"
              disabled={!inStock}
              onClick={onAdd}
            >
              {inStock && <BagIcon size="s" />}
              {t(inStock ? 'wishlist.add' : 'wishlist.soldOut')}
              <span className="sr-only">: {name}</span>
            </Button>
          </>
        ) : (
          <Status tone="neutral">{t('wishlist.notSold')}</Status>
        )}
      </div>
      {onRemove && (
        <IconButton
          icon={TrashIcon}
          label={t('wishlist.remove', { name })}
          loading={removing}
          onClick={onRemove}
          className="-me-2.5 -mt-2.5"
        />
      )}
    </li>
  )
}
