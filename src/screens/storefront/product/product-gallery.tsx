import { cva } from 'class-variance-authority'
import { useState, type ComponentProps, type ReactNode, type Ref } from 'react'
import { Botanical, type BotanicalName } from '@/art/botanical'
import type { Picture as PictureData, Tint } from '@/shop/catalogue/product'
import { useTranslations } from '@/i18n'
import { Picture } from '@/ui/picture'
import { TINT_STYLES } from '@/ui/tints'
import { PACK_SIZES } from './pack-sizes'

const galleryStyles = cva(
  'flex flex-col-reverse gap-3 lg:grid lg:grid-cols-[84px_minmax(0,1fr)] lg:items-start lg:gap-4',
)
const frameStyles = cva(
  [
    'relative grid aspect-[1/1.1] items-end justify-items-center overflow-hidden rounded-xl',
    'bg-[image:var(--pool),linear-gradient(transparent_78%,color-mix(in_oklab,var(--text)_5%,transparent))]',
  ],
  { variants: { tint: TINT_STYLES, soldOut: { true: '[&_img]:opacity-45' } } },
)
const thumbStyles = cva(
  [
    'grid aspect-[1/1.12] w-full place-items-center overflow-hidden rounded-m bg-(image:--pool) max-lg:max-w-24 max-lg:flex-1',
    'aria-current:shadow-[0_0_0_2px_var(--bg),0_0_0_4px_var(--primary)] forced-colors:aria-current:outline-2',
  ],
  { variants: { tint: TINT_STYLES } },
)

/** Tints of the thumbnails, varied because they may show the same image. */
const COMPANIONS: readonly Tint[] = ['sage', 'honey', 'rose', 'mist', 'apricot', 'sand']
const tintAt = (tint: Tint, index: number): Tint =>
  index === 0 ? tint : (COMPANIONS.filter((other) => other !== tint)[(index - 1) % 5] ?? tint)

interface ProductGalleryOwnProps {
  name: string
  pictures: readonly PictureData[]
  tint: Tint
  soldOut?: boolean
  /** Badges and buttons over the large image. */
  children?: ReactNode
  /** Plants drawn beside the pack in the first image. */
  plants?: readonly [BotanicalName, BotanicalName]
  /** Smaller version of the first picture, shown until that is loaded. */
  preview?: string
  /** The large image, which is animated to the cart. */
  pictureRef?: Ref<HTMLSpanElement>
}
export type ProductGalleryProps = ProductGalleryOwnProps &
  Omit<ComponentProps<'div'>, keyof ProductGalleryOwnProps>

/** Large image with thumbnails. States: none, one, several images. */
export function ProductGallery({
  name,
  pictures,
  tint,
  soldOut = false,
  plants,
  preview,
  pictureRef,
  className,
  children,
  ...rest
}: ProductGalleryProps) {
  const t = useTranslations('product')
  const [chosen, setChosen] = useState(0)
  const index = Math.min(chosen, Math.max(0, pictures.length - 1))
  const picture = pictures[index]
  return (
    <div
      data-slot="product-gallery"
      role="group"
      aria-label={t('detail.gallery', { name })}
      className={galleryStyles({ className })}
      {...rest}
    >
      {pictures.length > 1 ? (
        <ul className="flex gap-2.5 lg:flex-col lg:gap-3">
          {pictures.map((thumb, position) => (
            <li key={thumb.id} className="max-lg:flex max-lg:max-w-24 max-lg:flex-1">
              <button
                type="button"
                aria-label={t('detail.picture', { index: position + 1, count: pictures.length })}
                aria-current={position === index || undefined}
                onClick={() => setChosen(position)}
                className={thumbStyles({ tint: tintAt(tint, position) })}
              >
                <Picture
                  image={thumb}
                  alt=""
                  width={400}
                  height={480}
                  sizes="84px"
                  fit="contain"
                  className="w-[78%]"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <span className="max-lg:hidden" />
      )}
      <div data-slot="product-picture" className={frameStyles({ tint: tintAt(tint, index), soldOut })}>
        {plants && index === 0 && picture && (
          <>
            <Botanical
              name={plants[0]}
              className="absolute right-[1%] bottom-[12.5%] h-[58%] w-[40%] opacity-60"
              preserveAspectRatio="xMaxYMax meet"
            />
            <Botanical
              name={plants[1]}
              className="absolute bottom-[12.5%] left-[3%] h-[44%] w-[30%] opacity-60"
              preserveAspectRatio="xMinYMax meet"
            />
          </>
        )}
        {picture && (
          <span ref={pictureRef} className="relative mb-[5.5%] block w-[74%]">
            <Picture
              key={picture.id}
              image={picture}
              width={400}
              height={480}
              sizes={PACK_SIZES}
              preview={index === 0 ? preview : undefined}
              fit="contain"
              priority
            />
          </span>
        )}
        {children}
      </div>
    </div>
  )
}
