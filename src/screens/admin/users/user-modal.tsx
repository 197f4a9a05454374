import { useState } from 'react'
import { BanIcon, RefreshIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import type { OrderSummary } from '../../../domain/orders/order'
import type { UserDetail, UserStatus } from '../../../domain/users/user'
import { Button } from '../../../ui/button'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../ui/dialog'
import { ErrorState } from '../../../ui/error-state'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton'
import type { ItemState, ListState, Notice } from '../shared/lists/list-state'
import { NoticeNote } from '../shared/notice-note'
import { PremiumPrompt } from './premium-prompt'
import { UserDetails } from './user-details'
import type { UserPrivacyActions } from './user-privacy'
import { UserQuestion, type Question } from './user-question'
import { useUserNotice } from './user-notice'
import { isUserFailure, type PremiumChange, type UserNotice, type UserSaving } from './users-types'

export interface UserModalProps extends UserPrivacyActions {
  state: ItemState<UserDetail>
  saving?: UserSaving
  notice?: Notice<UserNotice>
  /** A page of the user's orders. */
  orders: ListState<OrderSummary>
  onOrdersPage: (page: number) => void
  onRetry: () => void
  onClose: () => void
  onStatusChange: (id: string, status: UserStatus) => void
  onPremiumChange: (id: string, change: PremiumChange) => void
  onNoticeEnd: () => void
}

/** One user: who it is, premium, orders, and whether they may log in. */
export function UserModal({ state, notice, onRetry, onClose, onNoticeEnd, ...rest }: UserModalProps) {
  const t = useTranslations('adminUsers')
  const textOf = useUserNotice()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent density="admin" size="l" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{t('modal.title')}</DialogTitle>
        </DialogHeader>
        {notice && (
          <NoticeNote
            key={notice.code}
            tone={isUserFailure(notice.code) ? 'danger' : 'success'}
            className="mx-6 mb-3 flex-none max-sm:mx-4.5"
            onEnd={onNoticeEnd}
          >
            {textOf(notice)}
          </NoticeNote>
        )}
        {state.status === 'loading' && (
          <DialogBody>
            <LoadingRegion className="grid gap-4">
              <Skeleton shape="heading" className="w-48" />
              <Skeleton shape="block" className="h-16" />
              <Skeleton shape="block" className="h-18" />
              <Skeleton className="w-32" />
              <Skeleton shape="block" className="h-28" />
            </LoadingRegion>
          </DialogBody>
        )}
        {state.status === 'error' && (
          <ErrorState
            density="admin"
            headingLevel={3}
            title={state.message ?? t('modal.loadFailed')}
            onRetry={onRetry}
            retrying={state.retrying}
          />
        )}
        {state.status === 'ready' && <ManagedUser user={state.item} {...rest} />}
      </DialogContent>
    </Dialog>
  )
}

interface ManagedUserProps extends Pick<
  UserModalProps,
  'saving' | 'orders' | 'onOrdersPage' | 'onStatusChange' | 'onPremiumChange' | 'onDataExport' | 'onAnonymise'
> {
  user: UserDetail
}

function ManagedUser({
  user,
  saving,
  orders,
  onOrdersPage,
  onStatusChange,
  onPremiumChange,
  onDataExport,
  onAnonymise,
}: ManagedUserProps) {
  const t = useTranslations('adminUsers')
  const common = useTranslations('admin')
  const [question, setQuestion] = useState<Question>()
  const [prompt, setPrompt] = useState<'activate' | 'extend'>()
  const answer = (given: Question) => {
    setQuestion(undefined)
    if (given === 'deactivate') onPremiumChange(user.id, { action: 'deactivate' })
    else onStatusChange(user.id, given === 'ban' ? 'banned' : 'active')
  }
  return (
    <>
      <DialogBody>
        <UserDetails
          user={user}
          orders={orders}
          onOrdersPage={onOrdersPage}
          saving={saving}
          onDataExport={onDataExport}
          onAnonymise={onAnonymise}
          onPrompt={setPrompt}
          onDeactivate={() => setQuestion('deactivate')}
        />
      </DialogBody>
      <DialogFooter>
        <span className="mr-auto flex flex-wrap gap-2.5">
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
        <DialogClose asChild>
          <Button variant="outline" size="admin">
            {common('form.close')}
          </Button>
        </DialogClose>
      </DialogFooter>
      {question && (
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
