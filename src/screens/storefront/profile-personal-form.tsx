import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { GENDERS, type UserProfile } from '../../domain/account'
import { COUNTRIES } from '../../domain/order'
import { isCountry, profileErrors } from '../../domain/validation'
import { useWords } from '../../i18n'
import { Button } from '../../ui/button'
import { DateField } from '../../ui/date-field'
import { Field } from '../../ui/field'
import { FormErrorSummary } from '../../ui/form-error-summary'
import { Input } from '../../ui/input'
import { NativeSelect } from '../../ui/native-select'
import type { PersonalData, SaveState } from './profile-types'
import { SaveNote } from './save-note'
import { useShopForm } from './use-shop-form'

interface ProfilePersonalFormProps {
  profile: UserProfile
  save: SaveState
  onSubmit: (data: PersonalData) => void
  /** Something has been typed and not saved. */
  onDirtyChange: (dirty: boolean) => void
}

interface Values {
  name: string
  phone: string
  dateOfBirth: string
  gender: string
  street: string
  zipCode: string
  city: string
  state: string
  country: string
}
const FIELDS = ['name'] as const

const dataOf = (values: Values): PersonalData => ({
  name: values.name.trim(),
  phone: values.phone.trim(),
  dateOfBirth: values.dateOfBirth === '' ? null : values.dateOfBirth,
  gender: GENDERS.find((gender) => gender === values.gender) ?? null,
  address: {
    street: values.street.trim(),
    zipCode: values.zipCode.trim(),
    city: values.city.trim(),
    state: values.state.trim(),
    country: values.country,
  },
})

export function ProfilePersonalForm({ profile, save, onSubmit, onDirtyChange }: ProfilePersonalFormProps) {
  const words = useWords('account')
  const { name, phone, dateOfBirth, gender, address } = profile
  const { field, errorOf, errors, handleSubmit, isDirty, reset } = useShopForm<Values, 'nameRequired'>({
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
    check: profileErrors,
    say: (problem) => words(`profile.problems.${problem}`),
  })
  const { status } = save
  // What was saved is the new start, as soon as it is said: only what is typed after it can be lost.
  const sent = useRef<Values>(undefined)
  useLayoutEffect(() => {
    if (status === 'saved' && sent.current) reset(sent.current, { keepFieldsRef: true })
  }, [status, reset])
  const tellDirty = useEffectEvent(onDirtyChange)
  useLayoutEffect(() => tellDirty(isDirty), [isDirty])
  const busy = status === 'saving'
  const send = (values: Values) => {
    sent.current = values
    onSubmit(dataOf(values))
  }
  return (
    <form
      noValidate
      aria-busy={busy}
      className="grid gap-4.5"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <SaveNote state={save} saved={words('profile.saved')} failed={words('profile.failed')} />
      <FormErrorSummary errors={errors} />
      <Field label={words('profile.name')} error={errorOf('name')} required>
        <Input autoComplete="name" readOnly={busy} {...field('name')} />
      </Field>
      <Field label={words('profile.phone')} optional>
        <Input type="tel" autoComplete="tel" readOnly={busy} {...field('phone')} />
      </Field>
      <div className="grid gap-x-3.5 gap-y-4.5 sm:grid-cols-2">
        <Field label={words('profile.dateOfBirth')} optional>
          <DateField autoComplete="bday" readOnly={busy} {...field('dateOfBirth')} />
        </Field>
        <Field label={words('profile.gender')} optional>
          <NativeSelect {...field('gender')}>
            <option value="">{words('profile.genders.none')}</option>
            {GENDERS.map((value) => (
              <option key={value} value={value}>
                {words(`profile.genders.${value}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <Field label={words('profile.street')} optional>
        <Input autoComplete="street-address" readOnly={busy} {...field('street')} />
      </Field>
      <div className="grid gap-x-3.5 gap-y-4.5 sm:grid-cols-2">
        <Field label={words('profile.zipCode')} optional>
          <Input inputMode="numeric" autoComplete="postal-code" readOnly={busy} {...field('zipCode')} />
        </Field>
        <Field label={words('profile.city')} optional>
          <Input autoComplete="address-level2" readOnly={busy} {...field('city')} />
        </Field>
      </div>
      <Field label={words('profile.state')} optional>
        <Input autoComplete="address-level1" readOnly={busy} {...field('state')} />
      </Field>
      <Field label={words('profile.country')}>
        <NativeSelect autoComplete="country-name" {...field('country')}>
          {!isCountry(address.country) && <option value={address.country}>{address.country}</option>}
          {COUNTRIES.map((value) => (
            <option key={value} value={value}>
              {words(`profile.countries.${value}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Button type="submit" full loading={busy}>
        {words('profile.save')}
      </Button>
    </form>
  )
}
