import { useTranslations } from '@/i18n'
import { CHARTS } from '@/shop/bookkeeping/datev'
import { datevForm, type DatevOptions } from '@/shop/bookkeeping/datev-form'
import type { Platform } from '@/shop/shared/platform'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { Note } from '@/ui/note'
import { FormDialog } from '../shared/forms/form-dialog'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'

interface DatevDialogProps {
  /** Those of the last time. */
  options: DatevOptions
  /** Platforms whose sellers have papers in euros; several are asked for. */
  books: readonly Platform[]
  submitting: boolean
  /** '' if the server sent no message. */
  serverError?: string
  onSubmit: (options: DatevOptions) => void
  onClose: () => void
}

/** Asks for what the tax adviser needs in the batch. */
export function DatevDialog({
  options,
  books,
  submitting,
  serverError,
  onSubmit,
  onClose,
}: DatevDialogProps) {
  const t = useTranslations('adminBookkeeping')
  const common = useTranslations('admin')
  const form = useAdminForm({
    schema: datevForm,
    defaultValues: { ...options, books: books[0] ?? options.books },
    texts: { adviser: t('datev.adviserWrong'), client: t('datev.clientWrong') },
  })
  const { errors } = form.formState
  const field = fieldsOfSchema(form)
  return (
    <FormDialog
      size="m"
      title={t('datev.title')}
      submitLabel={t('datev.submit')}
      submitting={submitting}
      dirty={false}
      error={serverError === undefined ? undefined : serverError || t('notices.datevFailed')}
      onSubmit={submitOf(form.handleSubmit, onSubmit)}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {books.length > 1 && (
          <Field label={t('seller')}>
            <NativeSelect {...field('books')}>
              {books.map((platform) => (
                <option key={platform} value={platform}>
                  {common(`platforms.${platform}`)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
        <Field label={t('datev.chart')}>
          <NativeSelect {...field('chart')}>
            {CHARTS.map((chart) => (
              <option key={chart} value={chart}>
                {chart.toUpperCase()}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label={t('datev.adviser')} error={errorOf(errors, 'adviser')} required>
            <Input inputMode="numeric" autoComplete="off" {...field('adviser')} />
          </Field>
          <Field label={t('datev.client')} error={errorOf(errors, 'client')} required>
            <Input inputMode="numeric" autoComplete="off" {...field('client')} />
          </Field>
        </div>
        <Note size="admin">{t('datev.hint')}</Note>
      </div>
    </FormDialog>
  )
}
