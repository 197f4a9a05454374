import '../all.css'
import type { UserPreferences } from '@/domain/account/account'
import { ProfileDialog } from '@/screens/storefront/account/profile-dialog'
import { savePassword, savePersonal, savePreferences, useProfile } from '../queries/profile'
import { useSaving } from '../queries/use-saving'
import { closeOverlay } from '../stores/overlay'
import { draftOf, forgetDraft, keepDraft } from '../stores/profile-draft'

export default function ProfileContainer() {
  const { reading, retry } = useProfile()
  const profile = reading.status === 'ready' ? reading.data : undefined
  const [personal, handlePersonal] = useSaving(savePersonal)
  const [password, handlePassword] = useSaving(savePassword)
  const [preferences, handlePreferences] = useSaving(async (chosen: UserPreferences) => {
    if (profile) await savePreferences(profile, chosen)
  })
  // Closed by the shopper, who has saved or discarded what was typed; a login that is declined does not come here.
  const handleClose = () => {
    forgetDraft()
    closeOverlay()
  }
  return (
    <ProfileDialog
      open
      state={reading.status === 'ready' ? { status: 'ready', profile: reading.data } : reading}
      saves={{ personal, preferences, password }}
      personalDraft={draftOf(profile?.id)}
      onPersonalDraftChange={(draft) => profile && keepDraft(profile.id, draft)}
      onClose={handleClose}
      onRetry={retry}
      onSavePersonal={handlePersonal}
      onSavePreferences={handlePreferences}
      onChangePassword={handlePassword}
    />
  )
}
