import { ProfilePrivacyPanel } from '@/screens/storefront/account/profile-privacy-panel'
import { useApplication } from '../application'
import { deleteOwnAccount, downloadData } from './account-data'
import { useSaving } from './use-saving'

export function PrivacyContainer() {
  const application = useApplication()
  const [download, handleDownload] = useSaving(() => downloadData(application))
  const [deletion, handleDelete] = useSaving((password: string) => deleteOwnAccount(application, password))
  return (
    <ProfilePrivacyPanel
      download={download}
      deletion={deletion}
      onDownload={() => handleDownload(undefined)}
      onDelete={handleDelete}
    />
  )
}
