import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { VIEW_NAME_LENGTH, viewForm, type ViewForm } from '@/shop/list-views/list-views'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { FormDialog } from '../forms/form-dialog'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../forms/form-rules'

/** Why the server kept nothing. */
export type ViewRefusal = 'nameTaken' | 'tooMany' | 'failed'

export interface ViewDialogProps {
  /** Whether a new view is saved or an existing one changed. */
  mode: 'new' | 'edit'
  view?: ViewForm
  saving?: boolean
  refusal?: ViewRefusal
  onSave: (view: ViewForm) => void
  onCancel: () => void
}

const NEW_VIEW: ViewForm = { name: '', isShared: false }

/** Name of a view, and whether all who may open the section see it. */
export function ViewDialog({
  mode,
  view = NEW_VIEW,
  refusal,
  saving = false,
  onSave,
  onCancel,
}: ViewDialogProps) {
  const t = useTranslations('adminViews')
  const common = useTranslations('admin')
  const form = useAdminForm({ schema: viewForm, defaultValues: view, texts: { name: t('nameRequired') } })
  const { errors, isDirty } = form.formState
  const field = fieldsOfSchema(form)
  const name = useWatch({ control: form.control, name: 'name' }).trim()
  /** The name that was sent last. */
  const [sent, setSent] = useState(view.name)
  const taken = refusal === 'nameTaken' && sent === name ? t('nameTaken') : undefined
  return (
    <FormDialog
      size="s"
      title={t(mode === 'new' ? 'saveTitle' : 'editTitle')}
      description={t(mode === 'new' ? 'saveText' : 'editText')}
      submitLabel={common('form.save')}
      submitting={saving}
      dirty={isDirty}
      error={refusal && refusal !== 'nameTaken' && t(refusal)}
      onSubmit={submitOf(form.handleSubmit, (typed) => {
        setSent(typed.name)
        onSave(typed)
      })}
      onClose={onCancel}
    >
      <div className="grid gap-3.5">
        <Field label={t('name')} required error={errorOf(errors, 'name') ?? taken}>
          <Input maxLength={VIEW_NAME_LENGTH} autoComplete="off" {...field('name')} />
        </Field>
        <Checkbox description={t('shareHint')} {...field('isShared')}>
          {t('share')}
        </Checkbox>
      </div>
    </FormDialog>
  )
}
