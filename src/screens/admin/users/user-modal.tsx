import { useTranslations } from '@/i18n'
import type { UserDetail } from '@/shop/users/users'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/ui/dialog'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { ItemBody } from '../shared/lists/item-body'
import type { ItemState, Notice } from '../shared/lists/list-state'
import { NoticeNote } from '../shared/notice-note'
import { useUserNotice } from './user-notice'
import { isUserFailure, type UserNotice } from './users-types'
import { ManagedUser, type ManagedUserProps } from './managed-user'

export interface UserModalProps extends Omit<ManagedUserProps, 'user'> {
  state: ItemState<UserDetail>
  notice?: Notice<UserNotice>
  onRetry: () => void
  onClose: () => void
  onNoticeEnd: () => void
}

/** A customer with profile, Premium, orders and account status. */
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
        <ItemBody
          state={state}
          loading={<ModalSkeleton />}
          errorTitle={t('modal.loadFailed')}
          onRetry={onRetry}
        >
          {(user) => <ManagedUser user={user} {...rest} />}
        </ItemBody>
      </DialogContent>
    </Dialog>
  )
}

function ModalSkeleton() {
  return (
    <DialogBody>
      <LoadingRegion className="grid gap-4">
        <Skeleton shape="heading" className="w-48" />
        <Skeleton shape="block" className="h-16" />
        <Skeleton shape="block" className="h-18" />
        <Skeleton className="w-32" />
        <Skeleton shape="block" className="h-28" />
      </LoadingRegion>
    </DialogBody>
  )
}
