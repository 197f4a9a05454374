import { useState } from 'react'
import type { Review } from '@/shop/catalogue/product'
import { ChevronLeftIcon, ChevronRightIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { signOf } from '@/ui/direction'
import { Dialog, DialogContent, DialogTitle } from '@/ui/dialog'
import { IconButton } from '@/ui/icon-button'
import { Picture } from '@/ui/picture'

/** Photos of a review; a press shows them large. */
export function ReviewPhotos({ review }: { review: Review }) {
  const t = useTranslations('reviews')
  const [open, setOpen] = useState<number>()
  const { photos = [] } = review
  if (photos.length === 0) return null
  const name = review.user || t('nameless')
  return (
    <>
      <ul aria-label={t('photos')} className="mt-4 flex flex-wrap gap-2.5">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              className="block size-22 overflow-hidden rounded-m bg-surface-sunken hover:opacity-90"
              onClick={() => setOpen(index)}
            >
              <Picture
                image={photo}
                alt={t('photo', { number: index + 1, name })}
                width={88}
                height={88}
                sizes="88px"
                className="size-full"
              />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <PhotoViewer
          review={review}
          index={open}
          onIndexChange={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

interface PhotoViewerProps {
  review: Review
  /** The photo that is shown. */
  index: number
  onIndexChange: (index: number) => void
  onClose: () => void
}

/** A review's photos, large; the arrow keys go on and back. */
function PhotoViewer({ review, index, onIndexChange, onClose }: PhotoViewerProps) {
  const t = useTranslations('reviews')
  const { photos = [] } = review
  const photo = photos[index]
  const name = review.user || t('nameless')
  const go = (by: number) => onIndexChange((index + by + photos.length) % photos.length)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="full"
        aria-describedby={undefined}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'ArrowRight') go(signOf(currentTarget))
          if (key === 'ArrowLeft') go(-signOf(currentTarget))
        }}
      >
        <DialogTitle className="px-6 pe-18 pt-5 pb-4 text-title-s max-sm:px-5">
          {t('photo', { number: index + 1, name })}
        </DialogTitle>
        {photo && (
          <Picture
            key={photo.id}
            image={photo}
            alt={t('photo', { number: index + 1, name })}
            fit="contain"
            width={4}
            height={3}
            sizes="(min-width: 72rem) 1080px, 100vw"
            className="mx-auto max-h-[calc(100dvh-12rem)] min-h-0 w-full bg-surface-sunken"
          />
        )}
        <div className="flex items-center justify-center gap-4 p-4">
          {photos.length > 1 && (
            <IconButton icon={ChevronLeftIcon} label={t('previousPhoto')} onClick={() => go(-1)} />
          )}
          <p role="status" className="text-small text-text-muted tabular-nums">
            {t('photoOf', { number: index + 1, count: photos.length })}
          </p>
          {photos.length > 1 && (
            <IconButton icon={ChevronRightIcon} label={t('nextPhoto')} onClick={() => go(1)} />
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}
