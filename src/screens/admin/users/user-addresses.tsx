import { useTranslations } from '@/i18n'
import type { UserDetail } from '@/shop/users/users'
import { Badge } from '@/ui/badge'
import { useCountryName } from '../orders/use-country-name'

/** The customer's address book. */
export function UserAddresses({ addresses }: Pick<UserDetail, 'addresses'>) {
  const t = useTranslations('adminUsers')
  const nameOf = useCountryName()
  return (
    <ul className="grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
      {addresses.map((address) => (
        <li key={address._id} className="min-w-0">
          <address className="wrap-anywhere not-italic">
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
        </li>
      ))}
    </ul>
  )
}
