import { useState } from 'react'
import { IMAGE_TYPES, imageProblem } from '@/shop/catalogue/image-rules'
import { REVIEW_PHOTOS } from '@/shop/reviews/reviews'
import { CloseIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Field } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { UploadZone } from '@/ui/upload-zone'

interface ReviewPhotosFieldProps {
  photos: readonly File[]
  disabled: boolean
  onChange: (photos: readonly File[]) => void
}

/** Photos to be sent with a review. */
export function ReviewPhotosField({ photos, disabled, onChange }: ReviewPhotosFieldProps) {
  const t = useTranslations('account')
  const [refused, setRefused] = useState<string>()
  const add = (files: readonly File[]) => {
    const fitting = files.filter((file) => imageProblem(file) === undefined)
    const taken = [...photos, ...fitting].slice(0, REVIEW_PHOTOS)
    setRefused(files.find((file) => !taken.includes(file))?.name)
    onChange(taken)
  }
  return (
    <Field
      label={t('review.photos')}
      hint={t('review.photosHint')}
      error={refused !== undefined && t('review.photoProblem', { name: refused })}
      optional
      group
    >
      <UploadZone
        role="group"
        aria-label={t('review.photos')}
        accept={IMAGE_TYPES.join(',')}
        disabled={disabled || photos.length === REVIEW_PHOTOS}
        onFiles={add}
      />
      {photos.length > 0 && (
        <ul className="mt-2 grid gap-1 text-small">
          {photos.map((file, index) => (
            <li key={index} className="flex items-center justify-between gap-3">
              <span className="min-w-0 truncate">{file.name}</span>
              <IconButton
                size="s"
                icon={CloseIcon}
                disabled={disabled}
                label={t('review.removePhoto', { name: file.name })}
                onClick={() => onChange(photos.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ul>
      )}
    </Field>
  )
}
