import { PlusIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { TRACKING_PLACEHOLDER, type CargoInput } from '@/shop/cargo/cargo'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Switch } from '@/ui/switch'
import { Textarea } from '@/ui/textarea'
import { cargoSchema, cargoDraft, cargoInput } from './cargo-draft'
import type { CargoEditorState } from './cargo-types'
import { FormDialog } from '../shared/forms/form-dialog'
import { ConflictQuestion } from '../shared/forms/lazy-conflict-question'
import { useStoredDraft } from '../shared/forms/draft-storage'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { useServerErrors } from '../shared/forms/server-errors'
import { PlatformChecks } from '../shared/platform-checks'

const CONFLICT_TEXTS = {
  names: {
    domesticDays: 'estimatedDeliveryDays.domestic',
    internationalDays: 'estimatedDeliveryDays.international',
  },
}

interface CargoEditorProps {
  state: CargoEditorState
  onSave: (input: CargoInput) => void
  onClose: () => void
  /** Refetches the stored version and keeps unsaved input. */
  onReload: () => void
}

/** Form to create or edit a cargo company. */
export function CargoEditor({ state, onSave, onClose, onReload }: CargoEditorProps) {
  const t = useTranslations('adminCargo')
  const common = useTranslations('admin')
  const { company, submitting = false } = state
  const stored = cargoDraft(company)
  const required = t('form.problems.required')
  const form = useAdminForm({
    schema: cargoSchema,
    defaultValues: stored,
    texts: {
      name: required,
      code: required,
      trackingUrl: {
        required,
        placeholderMissing: t('form.problems.placeholderMissing'),
        invalid: t('form.problems.trackingUrlInvalid'),
      },
      platforms: required,
      domesticDays: t('form.problems.daysMinimum'),
      internationalDays: t('form.problems.daysMinimum'),
      email: t('form.problems.emailInvalid'),
    },
  })
  const draft = useStoredDraft(form, stored, state.draft, { conflictTexts: CONFLICT_TEXTS })
  const refusal = useServerErrors(form, state, {
    fallback: t('form.saveFailed'),
    paths: {
      'estimatedDeliveryDays.domestic': 'domesticDays',
      'estimatedDeliveryDays.international': 'internationalDays',
      platform: 'platforms',
    },
  })
  const {
    register,
    clearErrors,
    handleSubmit,
    getValues,
    setValue,
    setFocus,
    formState: { errors, isDirty },
  } = form
  const field = fieldsOfSchema({ register, clearErrors })
  const missing = Object.values(errors).some(({ message }) => message === required)
  const insertPlaceholder = () => {
    const url = getValues('trackingUrl')
    if (!url.includes(TRACKING_PLACEHOLDER))
      setValue('trackingUrl', url.trim() + TRACKING_PLACEHOLDER, { shouldDirty: true })
    clearErrors('trackingUrl')
    setFocus('trackingUrl')
  }
  const error = missing ? t('form.requiredAll') : refusal
  return (
    <FormDialog
      size="m"
      title={t(company ? 'form.editTitle' : 'form.createTitle')}
      submitLabel={common(company ? 'form.save' : 'form.create')}
      submitting={submitting}
      dirty={isDirty}
      draft={draft}
      conflictQuestion={ConflictQuestion}
      error={error}
      onSubmit={submitOf(handleSubmit, (typed) => onSave(cargoInput(typed)))}
      onClose={onClose}
      errors={errors}
      onReload={state.stale ? onReload : undefined}
    >
      <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
        <Field label={t('form.name')} error={errorOf(errors, 'name')} required>
          <Input {...field('name')} />
        </Field>
        <Field label={t('form.code')} error={errorOf(errors, 'code')} required>
          <Input
            {...field('code')}
            autoCapitalize="characters"
            // In Turkish an i would be shown as İ, but codes are stored with I.
            lang="en"
            className="[&_input]:uppercase"
          />
        </Field>
        <div className="grid gap-1 sm:col-span-2">
          <Field label={t('form.trackingUrl')} error={errorOf(errors, 'trackingUrl')} required>
            <Input {...field('trackingUrl')} inputMode="url" placeholder="https://" />
          </Field>
          <button
            type="button"
            onClick={insertPlaceholder}
            className="inline-flex min-h-8 items-center gap-1.75 justify-self-start rounded-xs text-a-small font-semibold text-text-brand pointer-coarse:min-h-hit"
          >
            <PlusIcon size="s" />
            {t('form.insert')}
          </button>
        </div>
        <Field label={t('form.domestic')} error={errorOf(errors, 'domesticDays')} required>
          <Input {...field('domesticDays')} inputMode="numeric" unit={t('form.days')} />
        </Field>
        <Field label={t('form.international')} error={errorOf(errors, 'internationalDays')} required>
          <Input {...field('internationalDays')} inputMode="numeric" unit={t('form.days')} />
        </Field>
        <PlatformChecks
          className="sm:col-span-2"
          legend={t('form.platforms')}
          error={errorOf(errors, 'platforms')}
          {...field('platforms')}
        />
        <Field label={t('form.phone')} error={errorOf(errors, 'phone')} optional>
          <Input {...field('phone')} type="tel" />
        </Field>
        <Field label={t('form.email')} error={errorOf(errors, 'email')} optional>
          <Input {...field('email')} type="email" />
        </Field>
        <Field label={t('form.website')} error={errorOf(errors, 'website')} optional>
          <Input {...field('website')} inputMode="url" placeholder="https://" />
        </Field>
        <Field label={t('form.logo')} error={errorOf(errors, 'logo')} optional>
          <Input {...field('logo')} inputMode="url" placeholder="https://" />
        </Field>
        <Field
          label={t('form.description')}
          error={errorOf(errors, 'description')}
          optional
          className="sm:col-span-2"
        >
          <Textarea {...field('description')} rows={2} />
        </Field>
        <Switch side="end" className="font-medium sm:col-span-2" {...field('isActive')}>
          {t('form.active')}
        </Switch>
      </div>
    </FormDialog>
  )
}
