import { cva } from 'class-variance-authority'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type UIEvent } from 'react'
import type { Picture as PictureData, ProductVideo, Tint } from '@/shop/catalogue/product'
import { ChevronLeftIcon, ChevronRightIcon, MinusIcon, PlusIcon } from '@/icons'
import { useContentLang, useFormat, useTranslations } from '@/i18n'
import { CloseButton } from '@/ui/close-button'
import { Dialog, DialogClose, DialogContent, DialogTitle } from '@/ui/dialog'
import { IconButton } from '@/ui/icon-button'
import { Picture } from '@/ui/picture'
import { TINT_STYLES } from '@/ui/tints'
import { PictureThumbs, tintAt } from './picture-thumbs'
import { ProductFilm } from './product-film'
import { useStrip } from './use-strip'

const STEP = '!absolute top-1/2 -translate-y-1/2 bg-surface disabled:invisible max-md:hidden'

const stageStyles = cva('h-full w-full flex-none snap-center snap-always bg-(image:--verda-pool)', {
  variants: { tint: TINT_STYLES },
})

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
        className={`grid place-items-center focus-visible:-outline-offset-2 md:rounded-xl ${ZOOMS[zoom]}`}
      >
        <Picture
          image={picture}
          width={400}
          height={480}
          sizes={zoom === 0 ? '(min-width: 60rem) 60rem, 100vw' : '200vw'}
          fit="contain"
          className="size-full p-6 [&_img]:object-bottom"
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
  /** Of the product. */
  tint: Tint
  /** Position of the picture that is shown first. */
  first: number
  onClose: () => void
}

/** Mounted within the dialog, where its first picture can be scrolled to. */
function Pictures({ name, pictures, video, tint, first }: Omit<PictureViewerProps, 'onClose'>) {
  const t = useTranslations('product')
  const format = useFormat()
  const lang = useContentLang()
  const film = pictures.length
  const count = film + (video ? 1 : 0)
  const { strip, index, show, onScroll, onKeyDown } = useStrip(count, first)
  // Every picture begins as a whole.
  const [zoomed, setZoomed] = useState({ index: first, zoom: 0 })
  const zoom = zoomed.index === index ? zoomed.zoom : 0
  const setZoom = (next: number) => setZoomed({ index, zoom: next })
  useLayoutEffect(() => {
    const shown = strip.current?.children[first]
    shown?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    // Where arrow keys move on at once.
    shown?.querySelector<HTMLElement>('button, video')?.focus({ preventScroll: true })
  }, [strip, first])
  return (
    <>
      <header className="flex items-center gap-1 py-2.5 ps-6 pe-3.5 max-md:ps-4 max-md:pe-2">
        <p className="min-w-0 flex-1 max-md:text-small">
          <b lang={lang} className="block truncate font-semibold md:inline">
            {name}
          </b>{' '}
          <span aria-live="polite" className={index === film ? 'sr-only' : 'text-text-subtle tabular-nums'}>
            {index === film ? t('detail.film') : t('detail.picture', { index: index + 1, count: film })}
          </span>
        </p>
        {index < film && (
          <>
            <IconButton
              label={t('detail.viewer.zoomOut')}
              icon={MinusIcon}
              disabled={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
            />
            <span aria-live="polite" className="min-w-11 text-center text-small font-medium tabular-nums">
              {t('detail.viewer.zoom', { percent: format.number((zoom + 1) * 100) })}
            </span>
            <IconButton
              label={t('detail.viewer.zoomIn')}
              icon={PlusIcon}
              disabled={zoom === ZOOMS.length - 1}
              onClick={() => setZoom(zoom + 1)}
            />
          </>
        )}
        <DialogClose asChild>
          <CloseButton className="md:ms-4" />
        </DialogClose>
      </header>
      <div className="relative min-h-0 flex-1 md:px-19">
        <ul
          ref={strip}
          onScroll={onScroll}
          className="flex size-full snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto md:rounded-xl"
        >
          {pictures.map((picture, position) => (
            <li key={picture.id} className={stageStyles({ tint: tintAt(tint, position) })}>
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
            <li className={stageStyles({ tint, className: 'relative p-6' })}>
              <ProductFilm video={video} poster={pictures[0]} isCurrent={index === film} />
            </li>
          )}
        </ul>
        <IconButton
          round
          variant="outline"
          label={t('detail.viewer.previous')}
          icon={ChevronLeftIcon}
          disabled={index === 0}
          onClick={() => show(index - 1)}
          onKeyDown={onKeyDown}
          className={`inset-s-4 ${STEP}`}
        />
        <IconButton
          round
          variant="outline"
          label={t('detail.viewer.next')}
          icon={ChevronRightIcon}
          disabled={index === count - 1}
          onClick={() => show(index + 1)}
          onKeyDown={onKeyDown}
          className={`inset-e-4 ${STEP}`}
        />
      </div>
      {count > 1 ? (
        <PictureThumbs
          pictures={pictures}
          hasFilm={video !== undefined}
          tint={tint}
          index={index}
          onShow={show}
          className="mx-auto flex max-w-full gap-2.5 overflow-x-auto p-4 *:w-14 *:flex-none [@media(max-height:30rem)]:hidden"
        />
      ) : (
        <span className="h-4" />
      )}
    </>
  )
}

/** A product's pictures and its film in the whole window: swiped, moved by arrow keys, buttons or thumbnails, zoomed by a press or pinch. */
export function PictureViewer({ onClose, ...pictures }: PictureViewerProps) {
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
        className="!inset-0 !h-dvh !max-h-none !max-w-none !rounded-none !bg-bg"
      >
        <DialogTitle className="sr-only">{t('detail.gallery', { name: pictures.name })}</DialogTitle>
        <Pictures {...pictures} />
      </DialogContent>
    </Dialog>
  )
}
