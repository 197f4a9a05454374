import { useRef, useState } from 'react'
import { TrashIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import type { ProductRecord } from '@/shop/catalogue/product-record'
import type { Picture } from '@/shop/catalogue/product'
import { IMAGE_MAX_FILES, IMAGE_TYPES, sortImages } from '@/shop/catalogue/image-rules'
import { AlertDialog } from '@/ui/alert-dialog'
import { Note } from '@/ui/note'
import { megabytes, UploadItem, UploadList } from '@/ui/upload-item'
import { UploadZone } from '@/ui/upload-zone'
import { PictureDialog } from './picture-dialog'
import { PictureItem } from './product-picture'
import type { ImageUpload, PictureChange, ProductSideState } from '../products-types'

export interface ProductImagesProps {
  product: ProductRecord | undefined
  side: ProductSideState | undefined
  readOnly: boolean
  onImagesAdd: (files: File[]) => void
  onUploadCancel: (uploadId: string) => void
  onImageRemove: (imageId: string) => void
  onImageChange: (imageId: string, change: PictureChange) => void
}

/** Image changes are saved immediately, independent of the form; those of a new product wait for it. Unsuitable files are rejected with a reason. */
export function ProductImages({ product, side = {}, readOnly, ...actions }: ProductImagesProps) {
  const t = useTranslations('adminProducts')
  const { rejected, accept, dismiss } = useRejected()
  const [asking, setAsking] = useState<Picture>()
  const [describing, setDescribing] = useState<Picture>()
  const [moved, setMoved] = useState('')
  const { uploads = [], waiting = [], busyImageId, imageError } = side
  const pictures = product?.pictures ?? waiting
  const used = pictures.length + uploads.filter(({ state }) => state.status === 'uploading').length
  const full = used >= IMAGE_MAX_FILES
  // The place keeps button labels unique if images share an alternative text.
  const nameOf = ({ alt }: Picture, place: number) =>
    alt ? t('images.named', { index: place + 1, name: alt }) : t('images.numbered', { index: place + 1 })
  const move = (id: string, to: number) => {
    const from = pictures.findIndex((picture) => picture.id === id)
    const picture = pictures[from]
    if (!picture) return
    actions.onImageChange(id, { position: to })
    setMoved(t('images.moved', { name: picture.alt || nameOf(picture, from), position: to + 1 }))
  }
  return (
    <div className="grid gap-3.5">
      {!product && <p className="text-text-muted">{t('images.later')}</p>}
      <p role="status" className="sr-only">
        {moved}
      </p>
      {!readOnly && (
        <UploadZone
          accept={IMAGE_TYPES.join(',')}
          hint={t(full ? 'images.full' : 'images.formats')}
          disabled={full}
          onFiles={(files) => {
            const accepted = accept(files, used)
            if (accepted.length > 0) actions.onImagesAdd(accepted)
          }}
        />
      )}
      {imageError !== undefined && (
        <Note tone="danger" size="admin" role="alert">
          {imageError || t('images.failed')}
        </Note>
      )}
      {product && pictures.length + uploads.length + rejected.length === 0 && (
        <p className="text-text-muted">{t('images.none')}</p>
      )}
      <UploadList>
        {pictures.map((picture, place) => (
          <PictureItem
            key={picture.id}
            picture={picture}
            name={nameOf(picture, place)}
            place={place}
            count={pictures.length}
            busy={picture.id === busyImageId}
            readOnly={readOnly}
            onMove={(to) => move(picture.id, to)}
            onDropped={(id) => move(id, place)}
            onDescribe={product && (() => setDescribing(picture))}
            onRemove={() => (product ? setAsking(picture) : actions.onImageRemove(picture.id))}
          />
        ))}
        {[...uploads, ...rejected].map(({ id, name, bytes, state }) => (
          <UploadItem
            key={id}
            name={name}
            bytes={bytes}
            state={
              state.status === 'failed' && state.message === ''
                ? { status: 'failed', message: t('images.uploadFailed') }
                : state
            }
            onRemove={() =>
              rejected.some((file) => file.id === id) ? dismiss(id) : actions.onUploadCancel(id)
            }
          />
        ))}
      </UploadList>
      {describing && (
        <PictureDialog
          picture={describing}
          index={pictures.findIndex(({ id }) => id === describing.id)}
          count={pictures.length}
          onSave={(change) => {
            actions.onImageChange(describing.id, change)
            setDescribing(undefined)
          }}
          onClose={() => setDescribing(undefined)}
        />
      )}
      {asking && (
        <AlertDialog
          size="admin"
          open
          icon={TrashIcon}
          title={t('images.deleteTitle')}
          confirmLabel={t('images.deleteAction')}
          onConfirm={() => {
            actions.onImageRemove(asking.id)
            setAsking(undefined)
          }}
          onOpenChange={(open) => !open && setAsking(undefined)}
        />
      )}
    </div>
  )
}

/** Files rejected before the upload, with the reason. */
function useRejected() {
  const t = useTranslations('adminProducts')
  const format = useFormat()
  const count = useRef(0)
  const [rejected, setRejected] = useState<ImageUpload[]>([])
  return {
    rejected,
    dismiss: (id: string) => setRejected((before) => before.filter((file) => file.id !== id)),
    accept: (files: File[], used: number): File[] => {
      const sorted = sortImages(files, used)
      setRejected(
        sorted.rejected.map(({ file, problem }) => {
          count.current += 1
          const size = format.number(megabytes(file.size))
          return {
            id: `rejected-${count.current}`,
            name: file.name,
            bytes: file.size,
            state: { status: 'failed', message: t(`images.problems.${problem}`, { size }) },
          }
        }),
      )
      return sorted.accepted
    },
  }
}
