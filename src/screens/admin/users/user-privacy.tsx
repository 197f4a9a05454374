import { useState } from 'react'
import { DownloadIcon, TrashIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { UserDetail } from '@/shop/users/users'
import { Button } from '@/ui/button'
import { AnonymiseDialog } from './anonymise-dialog'
import type { UserSaving } from './users-types'

export interface UserPrivacyActions {
  /** Downloads all stored data about the customer as a file. */
  onDataExport: (id: string) => void
  onAnonymise: (id: string) => void
}

interface UserPrivacyProps extends UserPrivacyActions {
  user: UserDetail
  saving?: UserSaving
}

/** Data export and anonymisation at a customer's request. */
export function UserPrivacy({ user, saving, onDataExport, onAnonymise }: UserPrivacyProps) {
  const t = useTranslations('adminUsers')
  const [asking, setAsking] = useState(false)
  return (
    <section
      aria-label={t('privacy.title')}
      className="flex flex-wrap items-center gap-x-3 gap-y-2.5 rounded-s border border-border px-4 py-3"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-semibold">{t('privacy.title')}</h3>
        <p className="text-a-small text-text-muted">{t('privacy.text')}</p>
      </div>
      <span className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="admin"
          loading={saving === 'export'}
          onClick={() => onDataExport(user.id)}
        >
          <DownloadIcon size="s" />
          {t('privacy.export')}
        </Button>
        <Button
          variant="danger-quiet"
          size="admin"
          loading={saving === 'anonymise'}
          onClick={() => setAsking(true)}
        >
          <TrashIcon size="s" />
          {t('privacy.anonymise')}
        </Button>
      </span>
      {asking && (
        <AnonymiseDialog
          user={user}
          onConfirm={() => {
            setAsking(false)
            onAnonymise(user.id)
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  )
}
