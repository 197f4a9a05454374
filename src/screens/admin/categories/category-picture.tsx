import { useState } from 'react'
import { TrashIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { IMAGE_TYPES, imageProblem, type ImageProblem } from '@/shop/catalogue/image-rules'
import type { CategoryImage } from '@/shop/categories/category'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field-texts'
import { Picture } from '@/ui/picture'
import { UploadZone } from '@/ui/upload-zone'

export interface CategoryPictureProps {
  image: CategoryImage | null
  /** True while a picture is stored or taken away. */
  busy: boolean
  /** '' if nobody knows why. */
  failure: string | undefined
  readOnly: boolean
  onPick: (file: File) => void
  onRemove: () => void
}

/** The picture of a stored category; it changes at once, independent of the form. */
export function CategoryPicture({ image, busy, failure, readOnly, onPick, onRemove }: CategoryPictureProps) {
  const t = useTranslations('adminCategories')
  const [problem, setProblem] = useState<ImageProblem>()
  const pick = ([file]: readonly File[]) => {
    if (!file) return
    const wrong = imageProblem(file)
    setProblem(wrong)
    if (!wrong) onPick(file)
  }
  const error =
    problem === 'notAnImage' || problem === 'imageTooLarge'
      ? t(`form.picture.${problem}`)
      : failure === ''
        ? t('form.picture.failed')
        : failure
  return (
    <div role="group" aria-label={t('form.picture.label')} aria-busy={busy} className="grid gap-2">
      <p className="text-a-small font-semibold">{t('form.picture.label')}</p>
      <div className="grid gap-3">
        {image && (
          <Picture
            image={image}
            sizes="5rem"
            width={80}
            height={96}
            className="w-20 flex-none rounded-t-[2.5rem] rounded-b-s"
          />
        )}
        {!image && readOnly && <p className="text-text-muted">{t('form.picture.none')}</p>}
        {!readOnly && (
          <div className="grid min-w-0 justify-items-start gap-2">
            <UploadZone
              className="w-full"
              accept={IMAGE_TYPES.join(',')}
              multiple={false}
              disabled={busy}
              hint={t('form.picture.hint')}
              onFiles={pick}
            />
            {image && (
              <Button variant="danger-quiet" size="admin" disabled={busy} onClick={onRemove}>
                <TrashIcon size="s" />
                {t('form.picture.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {busy && t('form.picture.saving')}
      </p>
      {error !== undefined && (
        <FieldError size="admin" role="alert">
          {error}
        </FieldError>
      )}
    </div>
  )
}
