import { EditIcon, StarIcon } from '@/icons'
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
  busy: boolean
  readOnly: boolean
  onPrimary: () => void
  onDescribe: () => void
  onRemove: () => void
}
/** A stored image with a button to make it the primary one. */
export function PictureItem({
  picture,
  name,
  busy,
  readOnly,
  onPrimary,
  onDescribe,
  onRemove,
}: PictureItemProps) {
  const t = useTranslations('adminProducts')
  const width = Math.max(0, ...picture.sources.map((source) => source.width))
  return (
    <UploadItem
      name={name}
      state={{ status: 'done' }}
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
                onClick={onPrimary}
              />
            )}
            <IconButton
              size="admin"
              className="-my-0.5"
              icon={EditIcon}
              label={t('images.describe', { name })}
              onClick={onDescribe}
            />
          </>
        )
      }
      onRemove={readOnly ? undefined : onRemove}
    />
  )
}
