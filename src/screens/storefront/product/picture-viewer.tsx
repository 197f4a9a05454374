import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type UIEvent } from 'react'
import type { Picture as PictureData, ProductVideo } from '@/shop/catalogue/product'
import { ArrowLeftIcon, ArrowRightIcon, MinusIcon, PlusIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { CloseButton } from '@/ui/close-button'
import { Dialog, DialogClose, DialogContent, DialogTitle } from '@/ui/dialog'
import { IconButton } from '@/ui/icon-button'
import { Picture } from '@/ui/picture'
import { ProductFilm } from './product-film'
import { useStrip } from './use-strip'

const STEP =
  'absolute top-1/2 z-1 grid size-12 -translate-y-1/2 place-items-center rounded-pill bg-surface-raised/80 hover:bg-surface-hover disabled:invisible max-md:hidden'

/** Sizes of a picture: the whole, and what shows the label and the print. */
const ZOOMS = ['size-full cursor-zoom-in', 'size-[200%] cursor-zoom-in', 'size-[300%] cursor-zoom-out']

interface ZoomPictureProps {
  picture: PictureData
  /** Position in `ZOOMS`. */
  zoom: number
  isCurrent: boolean
  onZoom: (zoom: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Fills the window; a press enlarges its place, from where it can be moved. */
function ZoomPicture({ picture, zoom, isCurrent, onZoom, onKeyDown }: ZoomPictureProps) {
  const t = useTranslations('product')
  const frame = useRef<HTMLDivElement>(null)
  /** Middle of what is shown, from 0 to 1. */
  const middle = useRef({ x: 0.5, y: 0.5 })
  useLayoutEffect(() => {
    const { x, y } = middle.current
    frame.current?.scrollTo({
      left: x * frame.current.scrollWidth - frame.current.clientWidth / 2,
      top: y * frame.current.scrollHeight - frame.current.clientHeight / 2,
    })
  }, [zoom])
  const handleScroll = ({ currentTarget }: UIEvent) => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = currentTarget
    middle.current = {
      x: (scrollLeft + clientWidth / 2) / scrollWidth,
      y: (scrollTop + clientHeight / 2) / scrollHeight,
    }
  }
  const handlePress = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    // A press of a key has no place.
    if (detail > 0) middle.current = { x: (clientX - left) / width, y: (clientY - top) / height }
    onZoom((zoom + 1) % ZOOMS.length)
  }
  return (
    <div ref={frame} onScroll={handleScroll} className="size-full overflow-auto">
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        onClick={handlePress}
        // Arrow keys move an enlarged picture.
        onKeyDown={zoom === 0 ? onKeyDown : undefined}
        className={`grid place-items-center focus-visible:-outline-offset-2 ${ZOOMS[zoom]}`}
      >
        <Picture
          image={picture}
          width={400}
          height={480}
          sizes={zoom === 0 ? '(min-width: 60rem) 60rem, 100vw' : '200vw'}
          fit="contain"
          className="size-full p-6"
        />
        <span className="sr-only">
          {t(zoom === ZOOMS.length - 1 ? 'detail.viewer.zoomOut' : 'detail.viewer.zoomIn')}
        </span>
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
  const format = useFormat()
  const film = pictures.length
  // Every picture begins as a whole.
  const [zoomed, setZoomed] = useState({ index: first, zoom: 0 })
  const zoom = zoomed.index === index ? zoomed.zoom : 0
  const setZoom = (next: number) => setZoomed({ index, zoom: next })
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
            <ZoomPicture
              picture={picture}
              zoom={position === index ? zoom : 0}
              isCurrent={position === index}
              onZoom={setZoom}
              onKeyDown={onKeyDown}
            />
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
      {index < film && (
        <div className="absolute inset-s-3.5 top-3.5 flex items-center rounded-pill bg-surface-raised/80 tabular-nums">
          <IconButton
            round
            label={t('detail.viewer.zoomOut')}
            icon={MinusIcon}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <span aria-live="polite" className="min-w-12 text-center text-small">
            {t('detail.viewer.zoom', { percent: format.number((zoom + 1) * 100) })}
          </span>
          <IconButton
            round
            label={t('detail.viewer.zoomIn')}
            icon={PlusIcon}
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
        </div>
      )}
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
