import { useRef, useState } from 'react'
import type { UserPreferences } from '@/shop/account/account'
import { useLanguage, type Language } from '@/i18n'
import { AddressNote } from '@/screens/storefront/account/address-note'
import { ProfileDialog } from '@/screens/storefront/account/profile-dialog'
import type { PasswordChange, PersonalData } from '@/screens/storefront/account/profile-types'
import { useApplication, useOverlay, useProfileDraft } from '../application'
import { useClosedOnLeave } from '../overlays/use-closed-on-leave'
import { AddressesContainer } from './addresses'
import { PasskeysContainer } from './passkeys'
import { PrivacyContainer } from './privacy'
import { savePassword, savePersonal, savePreferences, sendLink, useProfile } from './profile-queries'
import { showIn } from './remember-language'
import { useSaving } from './use-saving'

export default function ProfileDialogContainer() {
  useClosedOnLeave()
  const application = useApplication()
  const close = useOverlay((overlay) => overlay.close)
  const { stored, save, discard } = useProfileDraft((draft) => draft)
  const { queryState, retry } = useProfile()
  const profile = queryState.status === 'ready' ? queryState.data : undefined
  const language = useLanguage()
  /** Applied when the dialog closes, because that loads the page again. */
  const [chosenLanguage, setChosenLanguage] = useState<Language>()
  /** Both forms send the name: one after the other, so that the second does not bring a former one back. */
  const last = useRef(Promise.resolve())
  const inTurn = (save: () => Promise<void>) => (last.current = last.current.then(save, save))
  const [personal, handlePersonal] = useSaving((data: PersonalData) =>
    inTurn(() => savePersonal(application, data)),
  )
  const [password, handlePassword] = useSaving((change: PasswordChange) => savePassword(application, change))
  const [preferences, handlePreferences] = useSaving(async (chosen: UserPreferences) => {
    if (!profile) return
    await inTurn(() => savePreferences(application, profile, chosen))
    if (chosen.language !== profile.preferences.language) setChosenLanguage(chosen.language)
  })
  const [verification, handleVerification] = useSaving(() => sendLink(application))
  // Closed by the shopper, after saving or discarding; a cancelled login does not get here.
  const handleClose = () => {
    discard()
    close()
    if (chosenLanguage !== undefined && chosenLanguage !== language) showIn(chosenLanguage)
  }
  return (
    <ProfileDialog
      open
      state={queryState.status === 'ready' ? { status: 'ready', profile: queryState.data } : queryState}
      saves={{ personal, preferences, password }}
      passkeys={profile && <PasskeysContainer isConfirmed={profile.emailVerified} />}
      addresses={profile && <AddressesContainer />}
      privacy={profile && <PrivacyContainer />}
      note={
        profile?.emailVerified === false && (
          <AddressNote
            email={profile.email}
            state={verification}
            onSend={() => handleVerification(undefined)}
          />
        )
      }
      personalDraft={profile && stored?.owner === profile.id ? stored.draft : undefined}
      onPersonalDraftChange={(draft) => profile && save(profile.id, draft)}
      onClose={handleClose}
      onRetry={retry}
      onSavePersonal={handlePersonal}
      onSavePreferences={handlePreferences}
      onChangePassword={handlePassword}
    />
  )
}
