import { Controller } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { customerForm, type CustomerInput } from '@/shop/users/customer-form'
import type { CustomerGroup, UserDetail } from '@/shop/users/users'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { useStoredDraft, type DraftStorage } from '../shared/forms/draft-storage'
import { FormDialog } from '../shared/forms/form-dialog'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { ConflictQuestion } from '../shared/forms/lazy-conflict-question'
import { useServerErrors, type SaveRefusal } from '../shared/forms/server-errors'
import { GroupsInput } from '../shared/groups-input'

interface CustomerEditorState extends SaveRefusal {
  readonly user: UserDetail
  /** To choose from. */
  readonly groups: readonly CustomerGroup[]
  readonly submitting?: boolean
  /** Persists unsaved input; undefined if storage is unavailable. */
  readonly draft?: DraftStorage
}

interface CustomerEditorProps {
  state: CustomerEditorState
  onSave: (input: CustomerInput) => void
  onClose: () => void
  /** Shows the customer as stored by now and keeps unsaved input. */
  onReload: () => void
}

/** Changes what the shop may change of a customer. */
export function CustomerEditor({ state, onSave, onClose, onReload }: CustomerEditorProps) {
  const t = useTranslations('adminUsers')
  const common = useTranslations('admin')
  const { user, groups, submitting = false } = state
  const stored = {
    name: user.name,
    phone: user.phone,
    company: user.company,
    vatId: user.vatId,
    groups: [...user.groups],
  }
  const invalid = t('edit.invalid')
  const form = useAdminForm({
    schema: customerForm,
    defaultValues: stored,
    texts: {
      name: { required: t('edit.nameRequired'), invalid },
      phone: invalid,
      company: invalid,
      vatId: t('edit.vatIdInvalid'),
      groups: invalid,
    },
  })
  const draft = useStoredDraft(form, stored, state.draft)
  const refusal = useServerErrors(form, state, { fallback: t('edit.failed') })
  const { register, clearErrors, control, handleSubmit, formState } = form
  const { errors, isDirty } = formState
  const field = fieldsOfSchema({ register, clearErrors })
  return (
    <FormDialog
      size="m"
      title={t('edit.title')}
      submitLabel={common('form.save')}
      submitting={submitting}
      dirty={isDirty}
      draft={draft}
      conflictQuestion={ConflictQuestion}
      error={refusal}
      onReload={state.stale ? onReload : undefined}
      onSubmit={submitOf(handleSubmit, onSave)}
      onClose={onClose}
    >
      <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
        <Field label={t('edit.name')} error={errorOf(errors, 'name')} required className="sm:col-span-2">
          <Input autoComplete="off" {...field('name')} />
        </Field>
        <Field label={t('edit.email')} hint={t('edit.emailHint')} className="sm:col-span-2">
          <Input readOnly value={user.email} />
        </Field>
        <Field label={t('modal.phone')} error={errorOf(errors, 'phone')} optional className="sm:col-span-2">
          <Input type="tel" autoComplete="off" {...field('phone')} />
        </Field>
        <Field label={t('edit.company')} error={errorOf(errors, 'company')} optional>
          <Input autoComplete="off" {...field('company')} />
        </Field>
        <Field label={t('edit.vatId')} error={errorOf(errors, 'vatId')} optional>
          <Input autoComplete="off" {...field('vatId')} />
        </Field>
        <Field
          label={t('groups.title')}
          hint={t('groups.hint')}
          error={errorOf(errors, 'groups')}
          optional
          className="sm:col-span-2"
        >
          <Controller
            control={control}
            name="groups"
            render={({ field: { name, value, onChange, onBlur } }) => (
              <GroupsInput
                name={name}
                value={value}
                groups={groups}
                placeholder={t('groups.placeholder')}
                labelOfNew={(typed) => t('groups.add', { name: typed })}
                onChange={onChange}
                onBlur={onBlur}
              />
            )}
          />
        </Field>
      </div>
    </FormDialog>
  )
}
