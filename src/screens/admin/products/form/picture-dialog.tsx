import { useState } from 'react'
import { useTranslations } from '@/i18n'
import type { Picture } from '@/shop/catalogue/product'
import { ALT_LENGTH } from '@/shop/catalogue/product-fields'
import { LANGUAGES } from '@/shop/shared/language'
import { Button } from '@/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import type { PictureChange } from '../products-types'

interface PictureDialogProps {
  /** @default the number of the picture */
  title?: string
  picture: Pick<Picture, 'alt' | 'alts'>
  /** 0-based position. */
  index: number
  count: number
  onSave: (change: PictureChange) => void
  onClose: () => void
}

/** Edits the alternative text per language and the place of an image, or what a film shows. */
export function PictureDialog({ title, picture, index, count, onSave, onClose }: PictureDialogProps) {
  const t = useTranslations('adminProducts')
  const common = useTranslations('admin')
  const [texts, setTexts] = useState({ de: picture.alt, tr: '', en: '', ...picture.alts })
  const [position, setPosition] = useState(index)
  const { de: alt, ...alts } = texts
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent density="admin" size="s" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{title ?? t('images.describeTitle', { index: index + 1 })}</DialogTitle>
        </DialogHeader>
        <DialogBody className="grid gap-3.5">
          {LANGUAGES.map((language) => (
            <Field
              key={language}
              label={t('images.alt', { language: t(`form.languages.${language}`) })}
              hint={language === 'de' ? t('images.altHint') : undefined}
            >
              <Input
                lang={language}
                maxLength={ALT_LENGTH}
                placeholder={language === 'de' ? undefined : alt}
                value={texts[language]}
                onChange={({ target }) => setTexts({ ...texts, [language]: target.value })}
              />
            </Field>
          ))}
          {count > 1 && (
            <Field label={t('images.position')}>
              <NativeSelect value={position} onChange={({ target }) => setPosition(Number(target.value))}>
                {Array.from({ length: count }, (_, place) => (
                  <option key={place} value={place}>
                    {t('form.of', { count: place + 1, max: count })}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          )}
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" size="admin" onClick={onClose}>
            {common('form.cancel')}
          </Button>
          <Button size="admin" onClick={() => onSave({ alt, alts, position })}>
            {common('form.save')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
