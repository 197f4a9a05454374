import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { GENDERS, type UserProfile } from '../../../domain/account/account'
import { COUNTRIES, isCountry } from '../../../domain/orders/address'
import { profileForm } from '../../../domain/account/account-forms'
import { useTranslations } from '../../../i18n'
import { Button } from '../../../ui/button'
import { DateField } from '../../../ui/date-field'
import { Field } from '../../../ui/field'
import { FormErrorSummary } from '../../../ui/form-error-summary'
import { Input } from '../../../ui/input'
import { NativeSelect } from '../../../ui/native-select'
import type { PersonalData, PersonalDraft, SaveState } from './profile-types'
import { SaveNote } from './save-note'
import { useShopForm } from '../shared/use-shop-form'

interface ProfilePersonalFormProps {
  profile: UserProfile
  save: SaveState
  onSubmit: (data: PersonalData) => void
  /** Something has been typed and not saved. */
  onDirtyChange: (dirty: boolean) => void
  /** Typed earlier and not saved, because the session ended: it is there again. */
  draft?: PersonalDraft
  /** Every change; undefined as soon as it is saved. */
  onDraftChange?: (draft: PersonalDraft | undefined) => void
}

const FIELDS = [
  'name',
  'phone',
  'dateOfBirth',
  'gender',
  'street',
  'zipCode',
  'city',
  'state',
  'country',
] as const

const dataOf = ({
  name,
  phone,
  dateOfBirth,
  gender,
  ...address
}: z.output<typeof profileForm>): PersonalData => ({ name, phone, dateOfBirth, gender, address })

export function ProfilePersonalForm({
  profile,
  save,
  onSubmit,
  onDirtyChange,
  draft,
  onDraftChange,
}: ProfilePersonalFormProps) {
  const t = useTranslations('account')
  const { name, phone, dateOfBirth, gender, address } = profile
  const { field, errorOf, errors, handleSubmit, isDirty, reset, values } = useShopForm({
    schema: profileForm,
    fields: FIELDS,
    defaultValues: {
      name,
      phone,
      dateOfBirth: dateOfBirth ?? '',
      gender: gender ?? '',
      street: address.street,
      zipCode: address.zipCode,
      city: address.city,
      state: address.state,
      country: address.country,
    },
    texts: { name: t('profile.problems.nameRequired') },
  })
  const { status } = save
  // What was saved is the new start, as soon as it is said: only what is typed after it can be lost.
  const sent = useRef<PersonalDraft>(undefined)
  const tellDraft = useEffectEvent((typed: PersonalDraft | undefined) => onDraftChange?.(typed))
  useLayoutEffect(() => {
    if (status !== 'saved' || !sent.current) return
    reset(sent.current, { keepFieldsRef: true })
    tellDraft(undefined)
  }, [status, reset])
  const { getValues, setValue } = values
  const [initialDraft] = useState(draft)
  useEffect(() => {
    if (initialDraft) for (const name of FIELDS) setValue(name, initialDraft[name], { shouldDirty: true })
  }, [initialDraft, setValue])
  const tellDirty = useEffectEvent(onDirtyChange)
  useLayoutEffect(() => tellDirty(isDirty), [isDirty])
  const busy = status === 'saving'
  const send = (checked: z.output<typeof profileForm>) => {
    sent.current = getValues()
    onSubmit(dataOf(checked))
  }
  return (
    <form
      noValidate
      aria-busy={busy}
      className="grid gap-4.5"
      onChange={() => onDraftChange?.(getValues())}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <SaveNote state={save} saved={t('profile.saved')} failed={t('profile.failed')} />
      <FormErrorSummary errors={errors} />
      <Field label={t('profile.name')} error={errorOf('name')} required>
        <Input autoComplete="name" readOnly={busy} {...field('name')} />
      </Field>
      <Field label={t('profile.phone')} error={errorOf('phone')} optional>
        <Input type="tel" autoComplete="tel" readOnly={busy} {...field('phone')} />
      </Field>
      <div className="grid gap-x-3.5 gap-y-4.5 sm:grid-cols-2">
        <Field label={t('profile.dateOfBirth')} error={errorOf('dateOfBirth')} optional>
          <DateField autoComplete="bday" readOnly={busy} {...field('dateOfBirth')} />
        </Field>
        <Field label={t('profile.gender')} error={errorOf('gender')} optional>
          <NativeSelect {...field('gender')}>
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
        <NativeSelect autoComplete="country-name" {...field('country')}>
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
