import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { tintOf, type Picture as ProductPicture, type Tint } from '@/shop/catalogue/product'
import { LeafIcon } from '@/icons'
import { Picture } from '@/ui/picture'
import { TINT_STYLES } from '@/ui/tints'

const thumbStyles = cva('grid flex-none place-items-center overflow-hidden bg-(image:--verda-pool)', {
  variants: {
    size: {
      xs: 'h-12.5 w-11 rounded-s',
      s: 'h-16 w-14 rounded-s',
      m: 'h-18 w-16 rounded-m',
      l: 'h-24 w-21 rounded-m max-md:h-21 max-md:w-18',
    },
    tint: TINT_STYLES,
  },
  defaultVariants: { size: 'l' },
})

interface ProductThumbOwnProps extends Pick<VariantProps<typeof thumbStyles>, 'size'> {
  /** Determines the background if `tint` is not given. */
  productId: string
  tint?: Tint
  /** Responsive image sources or a single URL. */
  image?: ProductPicture | string
  /** Reduces the contrast, for products that are no longer available. @default false */
  faded?: boolean
}
export type ProductThumbProps = ProductThumbOwnProps &
  Omit<ComponentProps<'span'>, keyof ProductThumbOwnProps>

/** Small product image on its tint; decorative, because the name is always beside it. */
export function ProductThumb({
  productId,
  tint,
  image,
  faded = false,
  size,
  className,
  ...rest
}: ProductThumbProps) {
  const picture = typeof image === 'string' ? { url: image, alt: '', sources: [] } : image
  return (
    <span
      data-slot="product-thumb"
      aria-hidden="true"
      className={thumbStyles({ size, tint: tint ?? tintOf(productId), className })}
      {...rest}
    >
      {picture ? (
        <Picture
          image={picture}
          alt=""
          sizes="84px"
          width={5}
          height={6}
          fit="contain"
          className={faded ? 'size-[86%] opacity-40' : 'size-[86%]'}
        />
      ) : (
        <LeafIcon size="l" className="text-text-muted" />
      )}
    </span>
  )
}
