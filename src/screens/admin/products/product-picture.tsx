import { StarIcon } from '../../../icons'
import { useWords } from '../../../i18n'
import type { Picture } from '../../../domain/catalogue/product'
import { IconButton } from '../../../ui/icon-button'
import { Status } from '../../../ui/status'
import { UploadItem } from '../../../ui/upload-item'

interface PictureItemProps {
  picture: Picture
  name: string
  busy: boolean
  readOnly: boolean
  onPrimary: () => void
  onRemove: () => void
}
/** A stored picture, with its button to become the main one. */
export function PictureItem({ picture, name, busy, readOnly, onPrimary, onRemove }: PictureItemProps) {
  const words = useWords('adminProducts')
  return (
    <UploadItem
      name={name}
      state={{ kind: 'done' }}
      preview={
        <img
          src={picture.url}
          alt=""
          width={136}
          height={118}
          loading="lazy"
          className="absolute inset-0 size-full object-contain p-2"
        />
      }
      badge={
        picture.isPrimary && (
          <Status size="admin" tone="success">
            {words('images.primary')}
          </Status>
        )
      }
      actions={
        !readOnly &&
        !picture.isPrimary && (
          <IconButton
            size="admin"
            className="-my-0.5"
            icon={StarIcon}
            loading={busy}
            label={words('images.makePrimary', { name })}
            onClick={onPrimary}
          />
        )
      }
      onRemove={readOnly ? undefined : onRemove}
    />
  )
}
