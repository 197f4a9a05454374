import { cva } from 'class-variance-authority'
import { Suspense, type ComponentProps, type ReactNode, type Ref } from 'react'
import { Botanical, type BotanicalName } from '@/art/botanical'
import type { Picture as PictureData, ProductVideo, Tint } from '@/shop/catalogue/product'
import { SearchIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Picture } from '@/ui/picture'
import { TINT_STYLES } from '@/ui/tints'
import { lazyExtra } from '../shared/lazy-extra'
import { PACK_SIZES } from './pack-sizes'
import { PictureThumbs, tintAt } from './picture-thumbs'
import { useStrip } from './use-strip'

/** Lazy, because few products have one. */
const ProductFilm = lazyExtra(async () => ({ default: (await import('./product-film')).ProductFilm }))

const galleryStyles = cva(
  'flex flex-col-reverse gap-3 lg:grid lg:grid-cols-[84px_minmax(0,1fr)] lg:items-start lg:gap-4',
)
const frameStyles = cva('relative aspect-[1/1.1] overflow-hidden rounded-xl max-md:aspect-[1/0.9]', {
  variants: { soldOut: { true: '[&_li_button>*]:opacity-45' } },
})
const slideStyles = cva(
  [
    'relative w-full flex-none snap-center snap-always',
    'bg-[image:var(--verda-pool),linear-gradient(transparent_78%,color-mix(in_oklab,var(--verda-text)_5%,transparent))]',
  ],
  { variants: { tint: TINT_STYLES } },
)
const dotStyles = cva('size-1.5 rounded-pill bg-text', { variants: { current: { false: 'opacity-30' } } })
interface ProductGalleryOwnProps {
  name: string
  pictures: readonly PictureData[]
  /** Follows the pictures. */
  video?: ProductVideo | undefined
  tint: Tint
  soldOut?: boolean
  /** Badges and buttons over the large image. */
  children?: ReactNode
  /** Plants drawn beside the pack in the first image. */
  plants?: readonly [BotanicalName, BotanicalName]
  /** Smaller version of the first picture, shown until that is loaded. */
  preview?: string
  /** Called with the position of the picture that was pressed, to show it large. */
  onZoom: (index: number) => void
  /** The large image, which is animated to the cart. */
  pictureRef?: Ref<HTMLSpanElement>
}
export type ProductGalleryProps = ProductGalleryOwnProps &
  Omit<ComponentProps<'div'>, keyof ProductGalleryOwnProps>

/**
 * Large images, of which one is in view: swiped to, or chosen by its thumbnail. States: none, one, several images, with a film.
 */
export function ProductGallery({
  name,
  pictures,
  video,
  tint,
  soldOut = false,
  plants,
  preview,
  onZoom,
  pictureRef,
  className,
  children,
  ...rest
}: ProductGalleryProps) {
  const t = useTranslations('product')
  const count = pictures.length + (video ? 1 : 0)
  const { strip, index, show, onScroll, onKeyDown } = useStrip(count)
  const [first] = pictures
  const film = pictures.length
  return (
    <div
      data-slot="product-gallery"
      role="group"
      aria-label={t('detail.gallery', { name })}
      className={galleryStyles({ className })}
      {...rest}
    >
      {count > 1 ? (
        <PictureThumbs
          pictures={pictures}
          hasFilm={video !== undefined}
          tint={tint}
          index={index}
          onShow={show}
          className="flex gap-2.5 *:max-lg:max-w-24 *:max-lg:flex-1 max-md:hidden lg:flex-col lg:gap-3"
        />
      ) : (
        <span className="max-lg:hidden" />
      )}
      <div data-slot="product-picture" className={frameStyles({ soldOut })}>
        <ul
          ref={strip}
          onScroll={onScroll}
          className="flex size-full snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain"
        >
          {pictures.map((picture, position) => (
            <li key={picture.id} className={slideStyles({ tint: tintAt(tint, position) })}>
              <button
                type="button"
                tabIndex={position === Math.min(index, film - 1) ? 0 : -1}
                onClick={() => onZoom(position)}
                onKeyDown={onKeyDown}
                className="grid size-full cursor-zoom-in items-end justify-items-center rounded-xl focus-visible:-outline-offset-2"
              >
                {plants && position === 0 && (
                  <>
                    <Botanical
                      name={plants[0]}
                      className="absolute inset-e-[1%] bottom-[12.5%] h-[58%] w-[40%]"
                      preserveAspectRatio="xMaxYMax meet"
                    />
                    <Botanical
                      name={plants[1]}
                      className="absolute inset-s-[3%] bottom-[12.5%] h-[44%] w-[30%]"
                      preserveAspectRatio="xMinYMax meet"
                    />
                  </>
                )}
                <span
                  ref={position === index ? pictureRef : undefined}
                  className="relative mb-[5.5%] block w-[74%] max-md:w-[60%]"
                >
                  <Picture
                    image={picture}
                    width={400}
                    height={480}
                    sizes={PACK_SIZES}
                    preview={position === 0 ? preview : undefined}
                    fit="contain"
                    priority={position === 0}
                  />
                </span>
                <span className="sr-only">
                  {t('detail.enlarge', { index: position + 1, count: pictures.length })}
                </span>
              </button>
            </li>
          ))}
          {video && (
            <li className={slideStyles({ tint })}>
              <Suspense>
                <ProductFilm video={video} poster={first} isCurrent={index === film} />
              </Suspense>
            </li>
          )}
        </ul>
        {index < film && (
          <span className="pointer-events-none absolute inset-e-4 bottom-4 grid size-10 place-items-center rounded-pill bg-bg/80 max-md:inset-e-3 max-md:bottom-3">
            <SearchIcon size="s" />
          </span>
        )}
        {count > 1 && index < film && (
          <p
            aria-hidden
            className="pointer-events-none absolute inset-x-0 bottom-2 flex justify-center gap-1.5 md:hidden"
          >
            {Array.from({ length: count }, (_, position) => (
              <span key={position} className={dotStyles({ current: position === index })} />
            ))}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
