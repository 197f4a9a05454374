import { useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, EditIcon, StarIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { Picture } from '@/shop/catalogue/product'
import { IconButton } from '@/ui/icon-button'
import { Status } from '@/ui/status'
import { UploadItem } from '@/ui/upload-item'

/** Narrower ones look blurred on the product page. In px. */
const SHARP_FROM = 600

interface PictureItemProps {
  picture: Picture
  name: string
  /** Place among the pictures, from 0, and their number. */
  place: number
  count: number
  busy: boolean
  readOnly: boolean
  /** Moves the picture to another place. */
  onMove: (to: number) => void
  /** Another picture was dropped on this one. */
  onDropped: (id: string) => void
  /** Missing for a picture that is not stored yet. */
  onDescribe?: (() => void) | undefined
  onRemove: () => void
}

const DRAGGED = 'application/x-product-picture'

/** An image with buttons that order it, the first being the primary one; it can be dragged onto another as well. */
export function PictureItem(props: PictureItemProps) {
  const { picture, name, place, busy, readOnly, onDropped, onMove, onRemove } = props
  const t = useTranslations('adminProducts')
  const [over, setOver] = useState(false)
  const width = Math.max(0, ...picture.sources.map((source) => source.width))
  return (
    <UploadItem
      name={name}
      state={{ status: 'done' }}
      draggable={!readOnly}
      className={over ? 'border-primary' : undefined}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAGGED, picture.id)
        dataTransfer.effectAllowed = 'move'
      }}
      onDragOver={(event) => {
        if (readOnly || !event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={({ dataTransfer }) => {
        setOver(false)
        const id = dataTransfer.getData(DRAGGED)
        if (id !== '' && id !== picture.id) onDropped(id)
      }}
      preview={
        <>
          <img
            src={picture.url}
            alt=""
            width={136}
            height={118}
            loading="lazy"
            draggable={false}
            className="absolute inset-0 size-full object-contain p-2"
          />
          {!readOnly && <MoveButtons {...props} />}
        </>
      }
      badge={
        <span className="grid justify-items-start gap-1">
          {picture.isPrimary && (
            <Status size="admin" tone="success">
              {t('images.primary')}
            </Status>
          )}
          {width > 0 && width < SHARP_FROM && (
            <Status size="admin" tone="warn">
              {t('images.small', { width })}
            </Status>
          )}
        </span>
      }
      actions={
        !readOnly && (
          <>
            {!picture.isPrimary && (
              <IconButton
                size="admin"
                className="-my-0.5"
                icon={StarIcon}
                loading={busy}
                label={t('images.makePrimary', { name })}
                onClick={() => place > 0 && onMove(0)}
              />
            )}
            {props.onDescribe && (
              <IconButton
                size="admin"
                className="-my-0.5"
                icon={EditIcon}
                label={t('images.describe', { name })}
                onClick={props.onDescribe}
              />
            )}
          </>
        )
      }
      onRemove={readOnly ? undefined : onRemove}
    />
  )
}

/** At an end the button stays, so that it keeps the focus, and does nothing. */
function MoveButtons({ name, place, count, onMove }: PictureItemProps) {
  const t = useTranslations('adminProducts')
  if (count < 2) return null
  return (
    <span className="absolute inset-x-1 bottom-1 flex justify-between">
      <IconButton
        size="admin"
        variant="fill"
        icon={ChevronLeftIcon}
        label={t('images.back', { name })}
        aria-disabled={place === 0 || undefined}
        onClick={() => place > 0 && onMove(place - 1)}
      />
      <IconButton
        size="admin"
        variant="fill"
        icon={ChevronRightIcon}
        label={t('images.forth', { name })}
        aria-disabled={place === count - 1 || undefined}
        onClick={() => place < count - 1 && onMove(place + 1)}
      />
    </span>
  )
}
