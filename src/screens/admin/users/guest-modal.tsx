import type { ReactNode } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import type { Guest } from '@/shop/users/users'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/ui/dialog'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { ItemBody } from '../shared/lists/item-body'
import type { ItemState } from '../shared/lists/list-state'
import { May } from '../shared/permissions'
import { PlatformLabel } from '../shared/platform-label'
import { useSpent } from './guests-table'
import { UserFacts } from './user-facts'

export interface GuestModalProps {
  state: ItemState<Guest>
  /** `UserOrders` */
  orders: ReactNode
  onRetry: () => void
  onClose: () => void
}

/** A guest with their orders. */
export function GuestModal({ state, orders, onRetry, onClose }: GuestModalProps) {
  const t = useTranslations('adminUsers')
  const common = useTranslations('admin')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent density="admin" size="l" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{t('guests.one')}</DialogTitle>
        </DialogHeader>
        <ItemBody
          state={state}
          loading={
            <DialogBody>
              <LoadingRegion className="grid gap-4">
                <Skeleton shape="heading" className="w-48" />
                <Skeleton shape="block" className="h-18" />
                <Skeleton shape="block" className="h-28" />
              </LoadingRegion>
            </DialogBody>
          }
          errorTitle={t('guests.loadOneFailed')}
          onRetry={onRetry}
        >
          {(guest) => (
            <>
              <DialogBody>
                <GuestDetails guest={guest} orders={orders} />
              </DialogBody>
              <DialogFooter>
                <DialogClose asChild>
                  <Button variant="outline" size="admin">
                    {common('form.close')}
                  </Button>
                </DialogClose>
              </DialogFooter>
            </>
          )}
        </ItemBody>
      </DialogContent>
    </Dialog>
  )
}

function GuestDetails({ guest, orders }: { guest: Guest; orders: ReactNode }) {
  const t = useTranslations('adminUsers')
  const format = useFormat()
  const spentOf = useSpent()
  const dateOf = (at: string) => format.date(at)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar size="l" name={guest.name} />
        <div className="me-auto min-w-0">
          <p className="text-a-heading font-semibold wrap-anywhere">{guest.name}</p>
          <p className="text-a-small wrap-anywhere text-text-muted">{guest.email}</p>
        </div>
        <PlatformLabel platform={guest.platform} />
      </div>
      <p className="text-a-small text-text-muted">{t('guests.hint')}</p>
      <UserFacts
        facts={[
          [t('guests.firstOrder'), dateOf(guest.firstOrder)],
          [t('guests.lastOrder'), dateOf(guest.lastOrder)],
          [t('modal.orders'), format.number(guest.orderCount)],
          [t('modal.spent'), spentOf(guest)],
          [t('modal.phone'), guest.phone || '–'],
        ]}
      />
      <May needs="orders.read">
        <section aria-label={t('modal.recent')}>
          <h3 className="mb-1 font-semibold">{t('modal.recent')}</h3>
          {orders}
        </section>
      </May>
    </div>
  )
}
