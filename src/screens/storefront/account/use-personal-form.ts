import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { UserProfile } from '@/shop/account/account'
import { profileForm } from '@/shop/account/account-forms'
import { useTranslations } from '@/i18n'
import type { PersonalDraft, SaveState } from './profile-types'
import { useShopForm } from '../shared/use-shop-form'

const FIELDS = [
  'name',
  'phone',
  'company',
  'vatId',
  'dateOfBirth',
  'gender',
  'street',
  'zipCode',
  'city',
  'state',
  'country',
] as const

interface PersonalFormOptions {
  profile: UserProfile
  /** State of saving. */
  status: SaveState['status']
  onDirtyChange: (dirty: boolean) => void
  /** Unsaved input to restore, for example after the session expired. */
  draft: PersonalDraft | undefined
  onDraftChange: ((draft: PersonalDraft | undefined) => void) | undefined
}

const valuesOf = ({
  name,
  phone,
  company,
  vatId,
  dateOfBirth,
  gender,
  address,
}: UserProfile): PersonalDraft => ({
  name,
  phone,
  company,
  vatId,
  dateOfBirth: dateOfBirth ?? '',
  gender: gender ?? '',
  street: address.street,
  zipCode: address.zipCode,
  city: address.city,
  state: address.state,
  country: address.country,
})

/** State of the personal form, which reports unsaved input so that it survives an expired session. */
export function usePersonalForm({
  profile,
  status,
  onDirtyChange,
  draft,
  onDraftChange,
}: PersonalFormOptions) {
  const t = useTranslations('account')
  const form = useShopForm({
    schema: profileForm,
    fields: FIELDS,
    defaultValues: valuesOf(profile),
    texts: {
      name: t('profile.problems.nameRequired'),
      phone: { invalid: t('profile.problems.phoneInvalid') },
      vatId: { vatId: t('profile.problems.vatIdInvalid') },
      dateOfBirth: t('profile.problems.birthdayInvalid'),
    },
  })
  const { isDirty, reset, values } = form
  // The profile shown at first may be an older one, which saving must not bring back.
  const takeProfile = useEffectEvent((current: UserProfile) => {
    if (!isDirty) reset(valuesOf(current), { keepFieldsRef: true })
  })
  useLayoutEffect(() => takeProfile(profile), [profile])
  // Saved values become the default values at once, so that only later input counts as unsaved.
  const sent = useRef<PersonalDraft>(undefined)
  const reportDraft = useEffectEvent((typed: PersonalDraft | undefined) => onDraftChange?.(typed))
  useLayoutEffect(() => {
    if (status !== 'saved' || !sent.current) return
    reset(sent.current, { keepFieldsRef: true })
    reportDraft(undefined)
  }, [status, reset])
  const { getValues, setValue } = values
  const [initialDraft] = useState(draft)
  useEffect(() => {
    if (initialDraft) for (const name of FIELDS) setValue(name, initialDraft[name], { shouldDirty: true })
  }, [initialDraft, setValue])
  const reportDirty = useEffectEvent(onDirtyChange)
  useLayoutEffect(() => reportDirty(isDirty), [isDirty])
  return {
    ...form,
    /** Records the values being saved. */
    recordSent: () => {
      sent.current = getValues()
    },
  }
}
