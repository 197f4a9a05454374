import { useState } from 'react'
import { useController } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useTranslations } from '@/i18n'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import { EVENT_NEEDS, WEBHOOK_EVENTS } from '@/shop/webhooks/webhook-events'
import type { Permission } from '@/shop/roles/permissions'
import { webhookForm, type WebhookRecord } from '@/shop/webhooks/webhooks'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Note } from '@/ui/note'
import { FormDialog } from '../shared/forms/form-dialog'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { OwnProofField, useOwnProof } from '../shared/forms/own-proof'
import { useServerErrors, type SaveRefusal } from '../shared/forms/server-errors'

export type WebhookInput = z.output<typeof webhookForm> & OwnProof & { readonly isActive: boolean }

/** State of the form; a new webhook if `webhook` is undefined. */
export interface WebhookEditorState extends SaveRefusal {
  readonly webhook?: WebhookRecord | undefined
  readonly submitting?: boolean
}

interface WebhookEditorProps {
  state: WebhookEditorState
  /** What the one who saves may see, and so have sent elsewhere. */
  own: readonly Permission[]
  onSave: (input: WebhookInput) => void
  onClose: () => void
}

/** Makes or changes a webhook; a new one and another address need a proof. */
export function WebhookEditor({ state, own, onSave, onClose }: WebhookEditorProps) {
  const t = useTranslations('adminIntegrations')
  const common = useTranslations('admin')
  const { webhook, submitting = false } = state
  const [isActive, setActive] = useState(webhook?.isActive ?? true)
  const form = useAdminForm({
    schema: webhookForm,
    defaultValues: { url: webhook?.url ?? '', events: [...(webhook?.events ?? [])] },
    texts: {
      url: { required: t('webhooks.urlRequired'), invalid: t('webhooks.urlInvalid') },
      events: t('webhooks.eventsRequired'),
    },
  })
  const { errors, isDirty } = form.formState
  const field = fieldsOfSchema(form)
  const { field: ticked } = useController({ control: form.control, name: 'events' })
  const { field: url } = useController({ control: form.control, name: 'url' })
  const proof = useOwnProof(state)
  const asksProof = proof.isRefused || url.value.trim() !== webhook?.url
  const serverError = useServerErrors(form, proof.isRefused ? {} : state, {
    fallback: t('webhooks.saveFailed'),
  })
  const save = (input: z.output<typeof webhookForm>) => {
    const given = asksProof ? proof.take() : {}
    if (given) onSave({ ...input, isActive, ...given })
  }
  const tick = (event: (typeof WEBHOOK_EVENTS)[number], on: boolean) =>
    ticked.onChange(WEBHOOK_EVENTS.filter((each) => (each === event ? on : ticked.value.includes(each))))
  return (
    <FormDialog
      size="s"
      title={t(webhook ? 'webhooks.edit' : 'webhooks.create')}
      submitLabel={webhook ? common('form.save') : t('submit')}
      submitting={submitting}
      dirty={isDirty || isActive !== (webhook?.isActive ?? true)}
      error={serverError}
      onSubmit={submitOf(form.handleSubmit, save)}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Field label={t('webhooks.url')} hint={t('webhooks.urlHint')} error={errorOf(errors, 'url')} required>
          <Input type="url" inputMode="url" autoComplete="off" {...field('url')} />
        </Field>
        <fieldset className="min-w-0">
          <legend className="mb-2 text-a-small font-semibold text-text-muted">{t('webhooks.events')}</legend>
          <div className="grid gap-2.5">
            {errors.events && (
              <Note size="admin" tone="danger" role="alert">
                {t('webhooks.eventsRequired')}
              </Note>
            )}
            {WEBHOOK_EVENTS.map((event) => (
              <Checkbox
                key={event}
                size="admin"
                checked={ticked.value.includes(event)}
                disabled={!own.includes(EVENT_NEEDS[event])}
                onChange={({ target }) => tick(event, target.checked)}
              >
                {t(`events.${event}`)}
                <small className="block text-a-caption text-text-subtle">{event}</small>
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <p className="text-a-small text-text-muted">{t('webhooks.dataHint')}</p>
        {webhook && (
          <Checkbox size="admin" checked={isActive} onChange={({ target }) => setActive(target.checked)}>
            {t('webhooks.active')}
            <small className="block text-a-caption text-text-subtle">{t('webhooks.activeHint')}</small>
          </Checkbox>
        )}
        {asksProof && <OwnProofField proof={proof} />}
      </div>
    </FormDialog>
  )
}
