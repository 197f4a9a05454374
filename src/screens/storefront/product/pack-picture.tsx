import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import type { ProductSummary } from '@/shop/catalogue/product'
import { Picture } from '@/ui/picture'
import { TINT_STYLES } from '@/ui/tints'

const panelStyles = cva(
  'relative grid aspect-[1/1.12] items-end justify-items-center overflow-hidden rounded-l bg-(image:--verda-pool)',
  {
    variants: { tint: TINT_STYLES, soldOut: { true: '[&_img]:opacity-45' } },
  },
)

interface PackPictureOwnProps {
  product: ProductSummary
  priority?: boolean
}
export type PackPictureProps = PackPictureOwnProps & Omit<ComponentProps<'span'>, keyof PackPictureOwnProps>

/** Product pack on its tinted background; `ref` is the pack without the background. */
export function PackPicture({ product, priority, ref, className, ...rest }: PackPictureProps) {
  const { picture, tint, inStock } = product
  return (
    <span data-slot="pack-picture" className={panelStyles({ tint, soldOut: !inStock, className })} {...rest}>
      {picture && (
        <span
          ref={ref}
          className="mb-[7%] block w-[76%] transition-transform duration-[500ms] ease-out group-hover/card:motion-safe:-translate-y-1.5"
        >
          <Picture
            image={picture}
            alt=""
            width={400}
            height={480}
            fit="contain"
            sizes="(min-width: 90rem) 236px, (min-width: 64rem) 17vw, (min-width: 48rem) 24vw, 35vw"
            priority={priority}
          />
        </span>
      )}
    </span>
  )
}
