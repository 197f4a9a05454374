import { useController } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useTranslations } from '@/i18n'
import { API_KEY_LIFETIMES, API_KEY_PERMISSIONS, apiKeyForm } from '@/shop/api-keys/api-keys'
import type { Permission } from '@/shop/roles/permissions'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Note } from '@/ui/note'
import { Select } from '@/ui/select'
import { PermissionGroups } from '../roles/permission-groups'
import { FormDialog } from '../shared/forms/form-dialog'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { OwnProofField, useOwnProof } from '../shared/forms/own-proof'
import { useServerErrors, type SaveRefusal } from '../shared/forms/server-errors'

export type NewApiKey = z.output<typeof apiKeyForm> & OwnProof

/** State of the form. */
export interface ApiKeyCreatorState extends SaveRefusal {
  readonly submitting?: boolean
}

interface ApiKeyCreatorProps {
  state: ApiKeyCreatorState
  /** What the one who makes it may do. */
  own: readonly Permission[]
  onSave: (key: NewApiKey) => void
  onClose: () => void
}

/** Makes a key: a name, its days, what it may do, and a proof. */
export function ApiKeyCreator({ state, own, onSave, onClose }: ApiKeyCreatorProps) {
  const t = useTranslations('adminIntegrations')
  const form = useAdminForm({
    schema: apiKeyForm,
    defaultValues: { name: '', permissions: [], lifetime: '90' },
    texts: {
      name: t('keys.nameRequired'),
      permissions: t('keys.permissionsRequired'),
      lifetime: t('keys.saveFailed'),
    },
  })
  const { errors, isDirty } = form.formState
  const field = fieldsOfSchema(form)
  const { field: ticked } = useController({ control: form.control, name: 'permissions' })
  const { field: lifetime } = useController({ control: form.control, name: 'lifetime' })
  const proof = useOwnProof(state)
  const serverError = useServerErrors(form, proof.isRefused ? {} : state, { fallback: t('keys.saveFailed') })
  const save = (key: z.output<typeof apiKeyForm>) => {
    const given = proof.take()
    if (given) onSave({ ...key, ...given })
  }
  return (
    <FormDialog
      size="m"
      title={t('keys.create')}
      submitLabel={t('submit')}
      submitting={state.submitting ?? false}
      dirty={isDirty}
      error={serverError}
      onSubmit={submitOf(form.handleSubmit, save)}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <div className="grid gap-3.5 sm:grid-cols-2">
          <Field label={t('keys.name')} hint={t('keys.nameHint')} error={errorOf(errors, 'name')} required>
            <Input autoComplete="off" {...field('name')} />
          </Field>
          <Field label={t('keys.lifetime')} required>
            <Select
              size="admin"
              value={lifetime.value}
              onValueChange={lifetime.onChange}
              options={API_KEY_LIFETIMES.map((value) => ({
                value,
                label: value === 'never' ? t('keys.endless') : t('keys.days', { days: value }),
              }))}
            />
          </Field>
        </div>
        <p className="text-a-small text-text-muted">{t('keys.permissionsHint')}</p>
        {errors.permissions && (
          <Note size="admin" tone="danger" role="alert">
            {t('keys.permissionsRequired')}
          </Note>
        )}
        <PermissionGroups
          value={ticked.value}
          own={own.filter((each) => API_KEY_PERMISSIONS.includes(each))}
          onChange={(permissions) => ticked.onChange([...permissions])}
        />
        <OwnProofField proof={proof} />
      </div>
    </FormDialog>
  )
}
