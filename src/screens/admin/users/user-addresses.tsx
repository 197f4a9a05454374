import { EditIcon, PlusIcon, TrashIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { MAX_ADDRESSES, type KeptAddress } from '@/shop/addresses/address-book'
import type { UserDetail } from '@/shop/users/users'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { useCountryName } from '../orders/use-country-name'
import { useMay } from '../shared/permissions'

/** What is done with a customer's book. */
export type AddressWork =
  | { readonly kind: 'edit'; readonly address?: KeptAddress | undefined }
  | { readonly kind: 'remove'; readonly address: KeptAddress }

interface UserAddressesProps extends Pick<UserDetail, 'addresses'> {
  /** Asks for the work; without an address, for the form of a new one. */
  onPress: (work: AddressWork) => void
}

/** The customer's address book. */
export function UserAddresses({ addresses, onPress }: UserAddressesProps) {
  const t = useTranslations('adminUsers')
  const common = useTranslations('admin')
  const nameOf = useCountryName()
  const mayEdit = useMay('customers.write')
  const isFull = addresses.length >= MAX_ADDRESSES
  if (addresses.length === 0 && !mayEdit) return null
  return (
    <section aria-label={t('addresses.title')}>
      <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t('addresses.title')}</h3>
        {mayEdit &&
          (isFull ? (
            <p className="text-a-small text-text-muted">{t('addresses.full', { count: MAX_ADDRESSES })}</p>
          ) : (
            <Button variant="outline" size="admin" onClick={() => onPress({ kind: 'edit' })}>
              <PlusIcon size="s" />
              {t('addresses.add')}
            </Button>
          ))}
      </div>
      {addresses.length === 0 && <p className="text-text-muted">{t('addresses.none')}</p>}
      <ul className="grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
        {addresses.map((address) => (
          <li key={address._id} className="flex min-w-0 items-start gap-1">
            <address className="min-w-0 flex-1 wrap-anywhere not-italic">
              <span className="flex flex-wrap items-center gap-2">
                {address.name}
                {address.isDefault && addresses.length > 1 && (
                  <Badge variant="line" size="s">
                    {t('addresses.default')}
                  </Badge>
                )}
              </span>
              {address.company !== undefined && <span className="block">{address.company}</span>}
              {address.postNumber !== undefined && <span className="block">{address.postNumber}</span>}
              <span className="block">{address.street}</span>
              <span className="block text-text-muted">
                {address.zipCode} {address.city}, {nameOf(address.country)}
              </span>
            </address>
            {mayEdit && (
              <span className="flex flex-none">
                <IconButton
                  variant="ghost"
                  size="admin"
                  icon={EditIcon}
                  label={t('addresses.changeOne', { address: address.street })}
                  onClick={() => onPress({ kind: 'edit', address })}
                />
                <IconButton
                  variant="ghost"
                  size="admin"
                  icon={TrashIcon}
                  label={`${common('form.delete')}: ${address.street}`}
                  onClick={() => onPress({ kind: 'remove', address })}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
