import { useState, type SubmitEvent } from 'react'
import { LANGUAGES as USER_LANGUAGES } from '@/shop/shared/language'
import type { UserPreferences } from '@/shop/account/account'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { FieldSet } from '@/ui/field-set'
import { NativeSelect } from '@/ui/native-select'
import { Switch } from '@/ui/switch'
import { Literal } from './literal'
import type { SaveState } from './profile-types'
import { SaveNote } from './save-note'

interface ProfilePreferencesFormProps {
  preferences: UserPreferences
  save: SaveState
  onSubmit: (preferences: UserPreferences) => void
}

const LANGUAGE_NAMES = { de: 'Deutsch', tr: 'Türkçe', en: 'English' } as const

export function ProfilePreferencesForm({ preferences, save, onSubmit }: ProfilePreferencesFormProps) {
  const t = useTranslations('account')
  const [language, setLanguage] = useState(preferences.language)
  const [notifications, setNotifications] = useState(preferences.notifications)
  // The preferences shown at first may be older ones, which saving must not bring back.
  const [known, setKnown] = useState(preferences)
  if (known !== preferences) {
    setKnown(preferences)
    if (language === known.language) setLanguage(preferences.language)
    if (notifications === known.notifications) setNotifications(preferences.notifications)
  }
  const busy = save.status === 'saving'
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit({ language, notifications })
  }
  return (
    <form aria-busy={busy} className="grid gap-4.5" onSubmit={handleSubmit}>
      <SaveNote state={save} saved={<Literal>{t('profile.saved')}</Literal>} failed={t('profile.failed')} />
      <Field label={t('profile.language')} hint={t('profile.languageHint')}>
        <NativeSelect
          value={language}
          onChange={({ target }) =>
            setLanguage(USER_LANGUAGES.find((value) => value === target.value) ?? language)
          }
        >
          {USER_LANGUAGES.map((value) => (
            <option key={value} value={value} lang={value}>
              {LANGUAGE_NAMES[value]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <FieldSet legend={t('profile.notifications')}>
        {/* Nothing is sent by SMS or push; both are kept as they are. */}
        <Switch
          side="end"
          className="py-3.25"
          checked={notifications.email}
          description={t('profile.emailText')}
          onChange={({ target }) => setNotifications({ ...notifications, email: target.checked })}
        >
          <span className="text-small font-semibold">{t('profile.emailNews')}</span>
        </Switch>
      </FieldSet>
      <Button type="submit" full loading={busy}>
        {t('profile.save')}
      </Button>
    </form>
  )
}
