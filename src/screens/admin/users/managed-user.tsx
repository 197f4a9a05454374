import { useState, type ReactNode } from 'react'
import { BanIcon, RefreshIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { UserDetail, UserStatus } from '@/shop/users/users'
import { Button } from '@/ui/button'
import { DialogBody, DialogClose, DialogFooter } from '@/ui/dialog'
import type { DraftStorage } from '../shared/forms/draft-storage'
import { PremiumPrompt } from './premium-prompt'
import type { AddressWork } from './user-addresses'
import { UserDetails } from './user-details'
import type { UserPrivacyActions } from './user-privacy'
import { BanQuestion } from './ban-question'
import { UserQuestion, type Question } from './user-question'
import type { PremiumDecision, UserSaving } from './users-types'
import { May } from '../shared/permissions'

export interface ManagedUserProps extends UserPrivacyActions {
  user: UserDetail
  saving?: UserSaving
  /** `UserOrders` */
  orders: ReactNode
  addedNotes: number
  /** Of the note being typed. */
  noteDraft?: DraftStorage
  onNoteAdd: (id: string, text: string) => void
  /** Opens the form of the customer. */
  onEdit: () => void
  onAddress: (work: AddressWork) => void
  onStatusChange: (id: string, status: UserStatus, banReason?: string) => void
  onPremiumChange: (id: string, change: PremiumDecision) => void
}

export function ManagedUser({
  user,
  saving,
  orders,
  addedNotes,
  noteDraft,
  onNoteAdd,
  onEdit,
  onAddress,
  onStatusChange,
  onPremiumChange,
  onDataExport,
  onAnonymise,
}: ManagedUserProps) {
  const t = useTranslations('adminUsers')
  const common = useTranslations('admin')
  const [question, setQuestion] = useState<Question | 'ban'>()
  const [prompt, setPrompt] = useState<'activate' | 'extend'>()
  const answer = (given: Question) => {
    setQuestion(undefined)
    if (given === 'deactivate') onPremiumChange(user.id, { action: 'deactivate' })
    else onStatusChange(user.id, 'active')
  }
  return (
    <>
      <DialogBody>
        <UserDetails
          user={user}
          orders={orders}
          saving={saving}
          addedNotes={addedNotes}
          noteDraft={noteDraft}
          onNoteAdd={(text) => onNoteAdd(user.id, text)}
          onEdit={onEdit}
          onAddress={onAddress}
          onDataExport={onDataExport}
          onAnonymise={onAnonymise}
          onPrompt={setPrompt}
          onDeactivate={() => setQuestion('deactivate')}
        />
      </DialogBody>
      <DialogFooter>
        <May needs="customers.write">
          <span className="me-auto flex flex-wrap gap-2.5">
            {user.status === 'banned' ? (
              <Button
                variant="outline"
                size="admin"
                loading={saving === 'status'}
                onClick={() => setQuestion('unban')}
              >
                <RefreshIcon size="s" />
                {t('modal.unban')}
              </Button>
            ) : (
              <Button
                variant="danger-quiet"
                size="admin"
                loading={saving === 'status'}
                onClick={() => setQuestion('ban')}
              >
                <BanIcon size="s" />
                {t('modal.ban')}
              </Button>
            )}
            {user.status === 'inactive' && (
              <Button
                variant="outline"
                size="admin"
                loading={saving === 'status'}
                onClick={() => onStatusChange(user.id, 'active')}
              >
                {t('modal.activateUser')}
              </Button>
            )}
          </span>
        </May>
        <DialogClose asChild>
          <Button variant="outline" size="admin">
            {common('form.close')}
          </Button>
        </DialogClose>
      </DialogFooter>
      {question === 'ban' && (
        <BanQuestion
          name={user.name}
          onConfirm={(reason) => {
            setQuestion(undefined)
            onStatusChange(user.id, 'banned', reason)
          }}
          onCancel={() => setQuestion(undefined)}
        />
      )}
      {question && question !== 'ban' && (
        <UserQuestion
          question={question}
          name={user.name}
          onConfirm={() => answer(question)}
          onCancel={() => setQuestion(undefined)}
        />
      )}
      {prompt && (
        <PremiumPrompt
          action={prompt}
          user={user}
          onSubmit={(months) => {
            setPrompt(undefined)
            onPremiumChange(user.id, { action: prompt, months })
          }}
          onCancel={() => setPrompt(undefined)}
        />
      )}
    </>
  )
}
