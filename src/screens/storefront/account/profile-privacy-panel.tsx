import { useState } from 'react'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { DeleteAccountDialog } from './delete-account-dialog'
import type { SaveState } from './profile-types'
import { SaveNote } from './save-note'

export interface ProfilePrivacyPanelProps {
  download: SaveState
  deletion: SaveState
  /** Downloads all stored data about the customer as a file. */
  onDownload: () => void
  onDelete: (password: string) => void
}

/** Data export and account deletion. */
export function ProfilePrivacyPanel({ download, deletion, onDownload, onDelete }: ProfilePrivacyPanelProps) {
  const t = useTranslations('account')
  const [asking, setAsking] = useState(false)
  return (
    <div className="grid gap-8">
      <section className="grid justify-items-start gap-3">
        <h3 className="font-semibold">{t('profile.privacy.downloadTitle')}</h3>
        <p className="text-small text-text-muted">{t('profile.privacy.downloadText')}</p>
        <SaveNote
          state={download}
          saved={t('profile.privacy.downloaded')}
          failed={t('profile.privacy.downloadFailed')}
        />
        <Button variant="outline" loading={download.status === 'saving'} onClick={onDownload}>
          {t('profile.privacy.download')}
        </Button>
      </section>
      <section className="grid justify-items-start gap-3 border-t border-border pt-6">
        <h3 className="font-semibold">{t('profile.privacy.deleteTitle')}</h3>
        <p className="text-small text-text-muted">{t('profile.privacy.deleteText')}</p>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t('profile.privacy.delete')}
        </Button>
      </section>
      <DeleteAccountDialog open={asking} onOpenChange={setAsking} state={deletion} onDelete={onDelete} />
    </div>
  )
}
