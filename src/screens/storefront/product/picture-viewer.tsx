import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { Picture as PictureData, ProductVideo } from '@/shop/catalogue/product'
import { ArrowLeftIcon, ArrowRightIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { CloseButton } from '@/ui/close-button'
import { Dialog, DialogClose, DialogContent, DialogTitle } from '@/ui/dialog'
import { Picture } from '@/ui/picture'
import { ProductFilm } from './product-film'
import { useStrip } from './use-strip'

const STEP =
  'absolute top-1/2 z-1 grid size-12 -translate-y-1/2 place-items-center rounded-pill bg-surface-raised/80 hover:bg-surface-hover disabled:invisible max-md:hidden'

/** Place of a press within a picture, from 0 to 1. */
interface Place {
  readonly x: number
  readonly y: number
}

interface ZoomPictureProps {
  picture: PictureData
  isCurrent: boolean
  onKeyDown: (event: KeyboardEvent) => void
}

/** Fills the window; a press shows its place two and a half times as large, from where it can be moved. */
function ZoomPicture({ picture, isCurrent, onKeyDown }: ZoomPictureProps) {
  const t = useTranslations('product')
  const [place, setPlace] = useState<Place>()
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = frame
    if (!current || !place) return
    current.scrollTo({
      left: place.x * current.scrollWidth - current.clientWidth / 2,
      top: place.y * current.scrollHeight - current.clientHeight / 2,
    })
  }, [place])
  const handlePress = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    if (place) return setPlace(undefined)
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    // A press of a key has no place.
    setPlace(detail === 0 ? { x: 0.5, y: 0.5 } : { x: (clientX - left) / width, y: (clientY - top) / height })
  }
  return (
    <div ref={frame} className="size-full overflow-auto">
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        onClick={handlePress}
        onKeyDown={onKeyDown}
        className={`grid place-items-center focus-visible:-outline-offset-2 ${place ? 'size-[250%] cursor-zoom-out' : 'size-full cursor-zoom-in'}`}
      >
        <Picture
          image={picture}
          width={400}
          height={480}
          sizes="(min-width: 60rem) 60rem, 100vw"
          fit="contain"
          className="size-full p-6"
        />
        <span className="sr-only">{t(place ? 'detail.viewer.zoomOut' : 'detail.viewer.zoomIn')}</span>
      </button>
    </div>
  )
}

export interface PictureViewerProps {
  /** Of the product. */
  name: string
  pictures: readonly PictureData[]
  /** Follows the pictures. */
  video?: ProductVideo | undefined
  /** Position of the picture that is shown first. */
  first: number
  onClose: () => void
}

/** Mounted within the dialog, where its first picture can be scrolled to. */
function Pictures({ pictures, video, first }: Pick<PictureViewerProps, 'pictures' | 'video' | 'first'>) {
  const t = useTranslations('product')
  const { strip, index, show, onScroll, onKeyDown } = useStrip(pictures.length + (video ? 1 : 0), first)
  const film = pictures.length
  useLayoutEffect(() => {
    strip.current?.children[first]?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [strip, first])
  return (
    <div className="relative min-h-0 flex-1">
      <ul
        ref={strip}
        onScroll={onScroll}
        className="flex size-full snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto"
      >
        {pictures.map((picture, position) => (
          <li key={picture.id} className="h-full w-full flex-none snap-center snap-always">
            <ZoomPicture picture={picture} isCurrent={position === index} onKeyDown={onKeyDown} />
          </li>
        ))}
        {video && (
          <li className="relative h-full w-full flex-none snap-center snap-always p-6">
            <ProductFilm video={video} poster={pictures[0]} isCurrent={index === film} />
          </li>
        )}
      </ul>
      <button
        type="button"
        aria-label={t('detail.viewer.previous')}
        disabled={index === 0}
        onClick={() => show(index - 1)}
        onKeyDown={onKeyDown}
        className={`inset-s-4 ${STEP}`}
      >
        <ArrowLeftIcon />
      </button>
      <button
        type="button"
        aria-label={t('detail.viewer.next')}
        disabled={index === pictures.length - (video ? 0 : 1)}
        onClick={() => show(index + 1)}
        onKeyDown={onKeyDown}
        className={`inset-e-4 ${STEP}`}
      >
        <ArrowRightIcon />
      </button>
      <p
        aria-live="polite"
        className={
          index === film
            ? 'sr-only'
            : 'pointer-events-none absolute inset-x-0 bottom-4 mx-auto w-fit rounded-pill bg-surface-raised/80 px-3 py-1 text-small text-text-muted'
        }
      >
        {index === film
          ? t('detail.film')
          : t('detail.picture', { index: index + 1, count: pictures.length })}
      </p>
    </div>
  )
}

/** A product's pictures and its film in the whole window: swiped, moved by arrow keys or buttons, zoomed by a press or pinch. */
export function PictureViewer({ name, pictures, video, first, onClose }: PictureViewerProps) {
  const t = useTranslations('product')
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <DialogContent
        aria-describedby={undefined}
        closable={false}
        className="!inset-0 !h-dvh !max-h-none !max-w-none !rounded-none"
      >
        <DialogTitle className="sr-only">{t('detail.gallery', { name })}</DialogTitle>
        <Pictures pictures={pictures} video={video} first={first} />
        {/* Over a picture of any colour. */}
        <DialogClose asChild>
          <CloseButton className="absolute inset-e-3.5 top-3.5 rounded-pill bg-surface-raised/80" />
        </DialogClose>
      </DialogContent>
    </Dialog>
  )
}
