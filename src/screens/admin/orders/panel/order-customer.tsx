import { useTranslations } from '@/i18n'
import { isAddressOpen, type AdminOrder } from '@/shop/orders/admin-order'
import { isolated } from '@/shop/shared/isolated'
import { Button } from '@/ui/button'
import { Note } from '@/ui/note'
import { sectionHref } from '../../layout/sections'
import { Link } from '@/ui/link'
import { useCountryName } from '../use-country-name'
import { useMay } from '../../shared/permissions'

interface OrderCustomerProps {
  order: AdminOrder
  onAddressEdit: () => void
}

export function OrderCustomer({ order, onAddressEdit }: OrderCustomerProps) {
  const mayOpen = useMay('customers.read')
  const mayWrite = useMay('orders.write')
  const { customer, address, userId, premiumMonths } = order
  const t = useTranslations('adminOrders')
  const country = useCountryName()
  const rows = [
    [
      t('detail.name'),
      userId === undefined ? (
        `${isolated(customer.name)} (${t('detail.guest')})`
      ) : !mayOpen ? (
        customer.name
      ) : (
        <Link key="name" variant="inline" href={`${sectionHref('users')}&user=${userId}`}>
          {customer.name}
        </Link>
      ),
    ],
    ...(customer.company ? [[t('detail.company'), customer.company] as const] : []),
    ...(customer.vatId ? [[t('detail.vatId'), customer.vatId] as const] : []),
    [
      t('detail.email'),
      <Link key="mail" variant="inline" href={`mailto:${customer.email}`}>
        {customer.email}
      </Link>,
    ],
    [
      t('detail.phone'),
      customer.phone ? (
        <Link key="phone" variant="inline" href={`tel:${customer.phone.replaceAll(' ', '')}`}>
          {customer.phone}
        </Link>
      ) : (
        '–'
      ),
    ],
    [
      t('detail.address'),
      <address key="address" className="not-italic">
        {address.postNumber !== undefined && <span className="block">{address.postNumber}</span>}
        {address.street}
        <br />
        {address.zipCode} {address.city}, {country(address.country)}
        {mayWrite && isAddressOpen(order.status) && (
          <Button variant="ghost" size="admin" className="-ms-3 block" onClick={onAddressEdit}>
            {t('work.editAddress')}
          </Button>
        )}
      </address>,
    ],
  ] as const
  return (
    <>
      {order.customerBanned && (
        <Note tone="danger" size="admin" className="mb-2.5">
          {t('detail.banned')}
          {order.customerBanReason !== undefined && (
            <span className="mt-1 block wrap-anywhere whitespace-pre-line">
              {t('detail.banReason', { reason: order.customerBanReason })}
            </span>
          )}
        </Note>
      )}
      <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-text-subtle">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {premiumMonths > 0 && (
        <p className="mt-2 text-a-small text-text-muted">
          {t(userId === undefined ? 'detail.premiumGuest' : 'detail.premiumMonths', { count: premiumMonths })}
        </p>
      )}
    </>
  )
}
