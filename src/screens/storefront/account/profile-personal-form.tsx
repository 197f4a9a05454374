import type * as z from 'zod/mini'
import { GENDERS, type UserProfile } from '@/shop/account/account'
import { COUNTRIES, isCountry } from '@/shop/orders/address'
import type { profileForm } from '@/shop/account/account-forms'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { DateField } from '@/ui/date-field'
import { Field } from '@/ui/field'
import { FormErrorSummary } from '@/ui/form-error-summary'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { Literal } from './literal'
import type { PersonalData, PersonalDraft, SaveState } from './profile-types'
import { SaveNote } from './save-note'
import { usePersonalForm } from './use-personal-form'

interface ProfilePersonalFormProps {
  profile: UserProfile
  save: SaveState
  onSubmit: (data: PersonalData) => void
  /** Called when the form starts or stops having unsaved changes. */
  onDirtyChange: (dirty: boolean) => void
  /** Unsaved input to restore, for example after the session expired. */
  draft?: PersonalDraft
  /** Called on every change; with undefined once it is saved. */
  onDraftChange?: (draft: PersonalDraft | undefined) => void
}

const dataOf = ({
  name,
  phone,
  company,
  vatId,
  dateOfBirth,
  gender,
  ...address
}: z.output<typeof profileForm>): PersonalData => ({
  name,
  phone,
  company,
  vatId,
  dateOfBirth,
  gender,
  address,
})

export function ProfilePersonalForm({
  profile,
  save,
  onSubmit,
  onDirtyChange,
  draft,
  onDraftChange,
}: ProfilePersonalFormProps) {
  const t = useTranslations('account')
  const { address } = profile
  const busy = save.status === 'saving'
  const { field, errorOf, errors, handleSubmit, values, recordSent } = usePersonalForm({
    profile,
    status: save.status,
    onDirtyChange,
    draft,
    onDraftChange,
  })
  const send = (checked: z.output<typeof profileForm>) => {
    recordSent()
    onSubmit(dataOf(checked))
  }
  const shownErrors = errors.map((error) =>
    error.name === 'name' ? { ...error, message: <Literal>{error.message}</Literal> } : error,
  )
  return (
    <form
      noValidate
      aria-busy={busy}
      className="grid gap-4.5"
      onChange={() => onDraftChange?.(values.getValues())}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <SaveNote state={save} saved={<Literal>{t('profile.saved')}</Literal>} failed={t('profile.failed')} />
      <FormErrorSummary errors={shownErrors} />
      <Field
        label={t('profile.name')}
        error={shownErrors.find(({ name }) => name === 'name')?.message}
        required
      >
        <Input autoComplete="name" readOnly={busy} {...field('name')} />
      </Field>
      <Field label={t('profile.phone')} error={errorOf('phone')} optional>
        <Input type="tel" autoComplete="tel" readOnly={busy} {...field('phone')} />
      </Field>
      <div className="grid gap-x-3.5 gap-y-4.5 sm:grid-cols-2">
        <Field label={t('profile.company')} error={errorOf('company')} optional>
          <Input autoComplete="organization" readOnly={busy} {...field('company')} />
        </Field>
        <Field label={t('profile.vatId')} error={errorOf('vatId')} optional>
          <Input autoCapitalize="characters" spellCheck={false} readOnly={busy} {...field('vatId')} />
        </Field>
      </div>
      <div className="grid gap-x-3.5 gap-y-4.5 sm:grid-cols-2">
        <Field label={t('profile.dateOfBirth')} error={errorOf('dateOfBirth')} optional>
          <DateField autoComplete="bday" readOnly={busy} {...field('dateOfBirth')} />
        </Field>
        <Field label={t('profile.gender')} error={errorOf('gender')} optional>
          <NativeSelect disabled={busy} {...field('gender')}>
            <option value="">{t('profile.genders.none')}</option>
            {GENDERS.map((value) => (
              <option key={value} value={value}>
                {t(`profile.genders.${value}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <Field label={t('profile.street')} error={errorOf('street')} optional>
        <Input autoComplete="street-address" readOnly={busy} {...field('street')} />
      </Field>
      <div className="grid gap-x-3.5 gap-y-4.5 sm:grid-cols-2">
        <Field label={t('profile.zipCode')} error={errorOf('zipCode')} optional>
          <Input inputMode="numeric" autoComplete="postal-code" readOnly={busy} {...field('zipCode')} />
        </Field>
        <Field label={t('profile.city')} error={errorOf('city')} optional>
          <Input autoComplete="address-level2" readOnly={busy} {...field('city')} />
        </Field>
      </div>
      <Field label={t('profile.state')} error={errorOf('state')} optional>
        <Input autoComplete="address-level1" readOnly={busy} {...field('state')} />
      </Field>
      <Field label={t('profile.country')} error={errorOf('country')}>
        <NativeSelect autoComplete="country-name" disabled={busy} {...field('country')}>
          {!isCountry(address.country) && <option value={address.country}>{address.country}</option>}
          {COUNTRIES.map((value) => (
            <option key={value} value={value}>
              {t(`profile.countries.${value}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Button type="submit" full loading={busy}>
        {t('profile.save')}
      </Button>
    </form>
  )
}
