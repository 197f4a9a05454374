import { useTranslations } from '@/i18n'
import type { KeptAddress } from '@/shop/addresses/address-book'
import type { UserDetail } from '@/shop/users/users'
import type { Notice } from '@/screens/admin/shared/lists/list-state'
import { AddressEditor } from '@/screens/admin/users/address-editor'
import type { AddressWork } from '@/screens/admin/users/user-addresses'
import type { UserNotice } from '@/screens/admin/users/users-types'
import { AlertDialog } from '@/ui/alert-dialog'
import { refusedLoadMessage, saveFailure } from '../../shared/query-states'
import { useRemoveAddress, useSaveAddress } from './queries'

interface AddressDialogsProps {
  user: UserDetail
  work: AddressWork
  onClose: () => void
  onDone: (notice: Notice<UserNotice>) => void
}

/** The form of an address, or the question before one goes. */
export function AddressDialogs({ work, ...props }: AddressDialogsProps) {
  return work.kind === 'edit' ? (
    <EditAddress address={work.address} {...props} />
  ) : (
    <RemoveAddress address={work.address} {...props} />
  )
}

type DialogProps = Omit<AddressDialogsProps, 'work'>

function EditAddress({ user, address, onClose, onDone }: DialogProps & { address: KeptAddress | undefined }) {
  const saving = useSaveAddress()
  return (
    <AddressEditor
      state={{
        address,
        customer: user.name,
        isFirst: user.addresses.length === 0,
        submitting: saving.isPending,
        ...saveFailure(saving.error),
      }}
      onSave={(typed) =>
        saving.mutate(
          { user: user.id, address: typed, id: address?._id },
          {
            onSuccess: () => {
              onClose()
              onDone({ code: 'addressSaved' })
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}

function RemoveAddress({ user, address, onClose, onDone }: DialogProps & { address: KeptAddress }) {
  const t = useTranslations('adminUsers')
  const common = useTranslations('admin')
  const removal = useRemoveAddress()
  return (
    <AlertDialog
      size="admin"
      open
      title={t('addresses.removeTitle', { address: address.street })}
      description={t('addresses.removeText')}
      confirmLabel={common('form.delete')}
      onConfirm={() => {
        removal.mutate(
          { user: user.id, id: address._id },
          {
            onSuccess: () => onDone({ code: 'addressRemoved' }),
            onError: (error) => onDone({ code: 'addressFailed', message: refusedLoadMessage(error) }),
            onSettled: onClose,
          },
        )
      }}
      onOpenChange={(open) => !open && !removal.isPending && onClose()}
    />
  )
}
