import type { ReactNode } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import type { UserDetail } from '@/shop/users/users'
import { BanIcon, EditIcon } from '@/icons'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Note } from '@/ui/note'
import { InternalNotes } from '../shared/internal-notes'
import { PlatformLabel } from '../shared/platform-label'
import { useNamedTime } from '../shared/use-named-time'
import type { DraftStorage } from '../shared/forms/draft-storage'
import { UserAddresses, type AddressWork } from './user-addresses'
import { UserFacts } from './user-facts'
import { UserPrivacy, type UserPrivacyActions } from './user-privacy'
import { UserStatusMark } from './user-status'
import type { UserSaving } from './users-types'
import { UserPremium } from './user-premium'
import { May } from '../shared/permissions'

interface UserDetailsProps extends UserPrivacyActions {
  user: UserDetail
  /** `UserOrders` */
  orders: ReactNode
  saving?: UserSaving
  /** Grows with each added note, to clear its field. */
  addedNotes: number
  /** Of the note being typed. */
  noteDraft: DraftStorage | undefined
  onNoteAdd: (text: string) => void
  onEdit: () => void
  onAddress: (work: AddressWork) => void
  onPrompt: (action: 'activate' | 'extend') => void
  onDeactivate: () => void
}

export function UserDetails({ user, orders, ...rest }: UserDetailsProps) {
  const t = useTranslations('adminUsers')
  const format = useFormat()
  const named = useNamedTime()
  const facts = [
    [t('modal.created'), format.date(user.createdAt)],
    [t('modal.orders'), format.number(user.orderCount)],
    [t('modal.spent'), user.spent.map(format.money).join(' + ') || '–'],
    [t('modal.phone'), user.phone || '–'],
    [t('modal.activity'), user.lastActivity ? named(user.lastActivity) : t('never')],
    ...(user.company === '' ? [] : [[t('edit.company'), user.company] as const]),
    ...(user.vatId === '' ? [] : [[t('edit.vatId'), user.vatId] as const]),
  ] as const
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar size="l" name={user.name} />
        <div className="me-auto min-w-0">
          <p className="text-a-heading font-semibold wrap-anywhere">{user.name}</p>
          <p className="text-a-small wrap-anywhere text-text-muted">{user.email}</p>
        </div>
        <span className="flex items-center gap-3 max-sm:w-full">
          <PlatformLabel platform={user.platform} />
          <UserStatusMark status={user.status} />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {user.groups.length > 0 && (
          <ul aria-label={t('groups.title')} className="flex min-w-0 flex-wrap gap-2">
            {user.groups.map((name) => (
              <li key={name}>
                <Badge variant="soft" size="s">
                  {name}
                </Badge>
              </li>
            ))}
          </ul>
        )}
        <May needs="customers.write">
          <Button variant="outline" size="admin" className="ms-auto" onClick={rest.onEdit}>
            <EditIcon size="s" />
            {t('edit.open')}
          </Button>
        </May>
      </div>
      {user.banReason !== '' && (
        <Note tone="danger" size="admin" icon={BanIcon} title={t('modal.banReason')}>
          <span className="wrap-anywhere whitespace-pre-line">{user.banReason}</span>
        </Note>
      )}
      <UserFacts facts={facts} />
      <UserPremium
        user={user}
        saving={rest.saving === 'premium'}
        onPrompt={rest.onPrompt}
        onDeactivate={rest.onDeactivate}
      />
      <May needs="orders.read">
        <section aria-label={t('modal.recent')}>
          <h3 className="mb-1 font-semibold">{t('modal.recent')}</h3>
          {user.orderCount > 0 ? orders : <p className="text-text-muted">{t('modal.noOrders')}</p>}
        </section>
      </May>
      <UserAddresses addresses={user.addresses} onPress={rest.onAddress} />
      <section aria-label={t('notes.title')}>
        <h3 className="mb-2 font-semibold">{t('notes.title')}</h3>
        <InternalNotes
          key={rest.addedNotes}
          notes={user.notes}
          needs="customers.write"
          texts={{ none: t('notes.none'), label: t('notes.label'), add: t('notes.add') }}
          saving={rest.saving === 'note'}
          draft={rest.noteDraft}
          onAdd={rest.onNoteAdd}
        />
      </section>
      <May needs="customers.privacy">
        <UserPrivacy
          user={user}
          saving={rest.saving}
          onDataExport={rest.onDataExport}
          onAnonymise={rest.onAnonymise}
        />
      </May>
    </div>
  )
}
