import { useState } from 'react'
import { EditIcon, TrashIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import type { ProductVideo } from '@/shop/catalogue/product'
import { VIDEO_TYPES, videoProblem } from '@/shop/catalogue/video-rules'
import { AlertDialog } from '@/ui/alert-dialog'
import { IconButton } from '@/ui/icon-button'
import { Note } from '@/ui/note'
import { megabytes, UploadItem, UploadList } from '@/ui/upload-item'
import { UploadZone } from '@/ui/upload-zone'
import { PictureDialog } from './picture-dialog'
import type { ImageUpload, PictureChange } from '../products-types'

export interface ProductFilmFieldProps {
  video: ProductVideo | undefined
  /** A new product gets its film after its first save. @default false */
  isNew?: boolean
  readOnly: boolean
  /** The film that is sent, or why it is not. */
  upload?: ImageUpload | undefined
  /** Message of a failed change; '' if the server sent none. */
  error?: string | undefined
  onAdd: (file: File) => void
  /** Cancels what is sent, or dismisses what failed. */
  onCancel: () => void
  onDescribe: (change: PictureChange) => void
  onRemove: () => void
}

/** The product's film, which is saved immediately and not with the form; another one takes its place. */
export function ProductFilmField({
  video,
  isNew = false,
  readOnly,
  upload,
  error,
  onAdd,
  onCancel,
  onDescribe,
  onRemove,
}: ProductFilmFieldProps) {
  const t = useTranslations('adminProducts')
  const format = useFormat()
  const [rejected, setRejected] = useState<ImageUpload>()
  const [open, setOpen] = useState<'describe' | 'remove'>()
  const close = () => setOpen(undefined)
  const shown = upload ?? rejected
  const handleFile = (file: File) => {
    const problem = videoProblem(file)
    const size = format.number(megabytes(file.size))
    const message = problem && t(`film.problems.${problem}`, { size })
    setRejected(
      message === undefined
        ? undefined
        : { id: 'rejected', name: file.name, bytes: file.size, state: { status: 'failed', message } },
    )
    if (!problem) onAdd(file)
  }
  return (
    <section aria-label={t('film.title')} className="mt-5 grid gap-3.5">
      <h4 className="text-a-body font-medium">{t('film.title')}</h4>
      {isNew && <p className="text-text-muted">{t('film.later')}</p>}
      {!isNew && !readOnly && (
        <UploadZone
          accept={VIDEO_TYPES.join(',')}
          multiple={false}
          hint={t(video ? 'film.another' : 'film.formats')}
          disabled={upload?.state.status === 'uploading'}
          onFiles={([file]) => file && handleFile(file)}
        />
      )}
      {!isNew && readOnly && !video && <p className="text-text-muted">{t('film.none')}</p>}
      {error !== undefined && (
        <Note tone="danger" size="admin" role="alert">
          {error || t('film.failed')}
        </Note>
      )}
      {(video ?? shown) && (
        <UploadList className="grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]">
          {video && (
            <UploadItem
              name={video.alt}
              state={{ status: 'done' }}
              preview={
                <video
                  src={video.url}
                  aria-label={video.alt}
                  controls
                  muted
                  playsInline
                  preload="metadata"
                  className="absolute inset-0 size-full object-contain"
                />
              }
              actions={
                !readOnly && (
                  <IconButton
                    size="admin"
                    className="-my-0.5"
                    icon={EditIcon}
                    label={t('film.describe')}
                    onClick={() => setOpen('describe')}
                  />
                )
              }
              onRemove={readOnly ? undefined : () => setOpen('remove')}
            />
          )}
          {shown && (
            <UploadItem
              name={shown.name}
              bytes={shown.bytes}
              state={
                shown.state.status === 'failed' && shown.state.message === ''
                  ? { status: 'failed', message: t('film.uploadFailed') }
                  : shown.state
              }
              onRemove={() => (upload ? onCancel() : setRejected(undefined))}
            />
          )}
        </UploadList>
      )}
      {video && open === 'describe' && (
        <PictureDialog
          title={t('film.title')}
          picture={video}
          index={0}
          count={1}
          onSave={({ alt, alts }) => {
            onDescribe({ ...(alt !== undefined && { alt }), ...(alts && { alts }) })
            close()
          }}
          onClose={close}
        />
      )}
      <AlertDialog
        size="admin"
        open={open === 'remove'}
        icon={TrashIcon}
        title={t('film.deleteTitle')}
        confirmLabel={t('film.deleteAction')}
        onConfirm={() => {
          onRemove()
          close()
        }}
        onOpenChange={(isOpen) => !isOpen && close()}
      />
    </section>
  )
}
