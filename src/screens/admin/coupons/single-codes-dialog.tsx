import * as z from 'zod/mini'
import { DownloadIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { CouponRecord } from '@/shop/coupons/coupon-types'
import { singleCodesForm, type SingleCodesForm } from '@/shop/coupons/single-codes'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Note } from '@/ui/note'
import { wholeEntry } from '../shared/forms/entries'
import { FormDialog } from '../shared/forms/form-dialog'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { useServerErrors, type SaveRefusal } from '../shared/forms/server-errors'

/** The number is typed. */
const typedForm = z.pipe(
  z.transform((typed: { count: string; prefix: string }) => ({ ...typed, count: wholeEntry(typed.count) })),
  singleCodesForm,
)

export interface SingleCodesDialogProps {
  coupon: Pick<CouponRecord, 'code' | 'singleCodes' | 'totalUsed'>
  saving: boolean
  refusal: SaveRefusal
  downloading: boolean
  /** '' if the server sent no message. */
  downloadError?: string | undefined
  onCreate: (form: SingleCodesForm) => void
  onDownload: () => void
  onClose: () => void
}

/** Makes codes of a coupon that are used once each, and hands all of them out as CSV. */
export function SingleCodesDialog(props: SingleCodesDialogProps) {
  const { coupon, saving, refusal, downloading, downloadError, onCreate, onDownload, onClose } = props
  const t = useTranslations('adminCoupons')
  const { code, singleCodes, totalUsed } = coupon
  const isUsed = singleCodes === 0 && totalUsed > 0
  const form = useAdminForm({
    schema: typedForm,
    defaultValues: { count: '', prefix: '' },
    texts: { count: t('codes.problems.number'), prefix: t('codes.problems.prefix') },
  })
  const error = useServerErrors(form, refusal, { fallback: t('codes.failed') })
  const { errors, isDirty } = form.formState
  const field = fieldsOfSchema(form)
  return (
    <FormDialog
      size="m"
      title={t('codes.title', { code })}
      submitLabel={t('codes.create')}
      submitting={saving}
      readOnly={isUsed}
      dirty={isDirty}
      error={error ?? (downloadError === undefined ? undefined : downloadError || t('codes.downloadFailed'))}
      foot={
        singleCodes > 0 && (
          <Button
            variant="outline"
            size="admin"
            loading={downloading}
            className="me-auto"
            onClick={onDownload}
          >
            <DownloadIcon size="s" />
            {t('codes.download')}
          </Button>
        )
      }
      errors={errors}
      onSubmit={submitOf(form.handleSubmit, onCreate)}
      onClose={onClose}
    >
      {isUsed ? (
        <Note tone="warn" size="admin">
          {t('codes.used')}
        </Note>
      ) : (
        <div className="grid gap-4">
          <p className="text-text-muted">{t('codes.text')}</p>
          <p role="status" className="font-medium">
            {singleCodes > 0 && t('codes.made', { count: singleCodes })}
          </p>
          <div className="grid grid-cols-2 gap-4">
            <Field
              label={t('codes.number')}
              hint={t('codes.numberHint')}
              error={errorOf(errors, 'count')}
              required
            >
              <Input inputMode="numeric" autoComplete="off" {...field('count')} />
            </Field>
            <Field
              label={t('codes.prefix')}
              hint={t('codes.prefixHint')}
              error={errorOf(errors, 'prefix')}
              optional
            >
              <Input
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                // In Turkish an i would be shown as İ, but codes are stored with I.
                lang="en"
                className="[&_input]:uppercase"
                {...field('prefix')}
              />
            </Field>
          </div>
        </div>
      )}
    </FormDialog>
  )
}
