import { useState, type SubmitEvent } from 'react'
import { USER_LANGUAGES, type UserPreferences } from '../../../domain/account/account'
import { useWords } from '../../../i18n'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { FieldSet } from '../../../ui/field-set'
import { NativeSelect } from '../../../ui/native-select'
import { Switch } from '../../../ui/switch'
import type { SaveState } from './profile-types'
import { SaveNote } from './save-note'

interface ProfilePreferencesFormProps {
  preferences: UserPreferences
  save: SaveState
  onSubmit: (preferences: UserPreferences) => void
}

const CHANNELS = ['email', 'sms', 'push'] as const
const LANGUAGE_NAMES = { de: 'Deutsch', tr: 'Türkçe', en: 'English' } as const

export function ProfilePreferencesForm({ preferences, save, onSubmit }: ProfilePreferencesFormProps) {
  const words = useWords('account')
  const [language, setLanguage] = useState(preferences.language)
  const [notifications, setNotifications] = useState(preferences.notifications)
  const busy = save.status === 'saving'
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit({ language, notifications })
  }
  return (
    <form aria-busy={busy} className="grid gap-4.5" onSubmit={handleSubmit}>
      <SaveNote state={save} saved={words('profile.saved')} failed={words('profile.failed')} />
      <Field label={words('profile.language')} hint={words('profile.languageHint')}>
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
      <FieldSet legend={words('profile.notifications')}>
        <div className="divide-y divide-border">
          {CHANNELS.map((channel) => (
            <Switch
              key={channel}
              side="end"
              className="py-3.25"
              checked={notifications[channel]}
              description={words(`profile.channels.${channel}.text`)}
              onChange={({ target }) => setNotifications({ ...notifications, [channel]: target.checked })}
            >
              <span className="text-small font-semibold">{words(`profile.channels.${channel}.name`)}</span>
            </Switch>
          ))}
        </div>
      </FieldSet>
      <Button type="submit" full loading={busy}>
        {words('profile.save')}
      </Button>
    </form>
  )
}
