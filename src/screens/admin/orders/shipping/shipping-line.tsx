import { AlertIcon, CheckIcon, ClockIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { CargoChoice } from '@/shop/cargo/cargo'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { Spinner } from '@/ui/spinner'
import { PlatformMarks } from '../../shared/platform-label'
import { useCountryName } from '../use-country-name'
import type { ShippingRow } from './shipping-types'

interface ShippingLineProps {
  row: ShippingRow
  companies: readonly CargoChoice[]
  companyId: string
  trackingNumber: string
  /** The number stands at another order of the table, too. */
  doubled: boolean
  disabled: boolean
  onCompany: (id: string) => void
  onType: (trackingNumber: string) => void
  /** @returns whether the text was more than one number, and has been used */
  onPaste: (text: string) => boolean
  /** Enter, which scanners send after a number. */
  onEnter: () => void
}

/** The parcel of one order. */
export function ShippingLine({
  row,
  companies,
  companyId,
  trackingNumber,
  doubled,
  disabled,
  ...on
}: ShippingLineProps) {
  const own = useTranslations('adminShipping')
  const country = useCountryName()
  const isDone = row.result === 'ok'
  return (
    <li
      data-done={isDone || undefined}
      className="grid grid-cols-[8.5rem_minmax(6rem,1fr)_auto_minmax(7rem,10rem)_minmax(8rem,14rem)_minmax(6rem,12rem)] items-center gap-x-4 gap-y-1.5 border-b border-border px-6 py-1.5 focus-within:bg-row-selected data-done:text-text-subtle max-md:grid-cols-2 max-md:py-3 max-sm:px-4.5"
    >
      <b className="font-semibold tabular-nums">{row.number}</b>
      <span className="min-w-0 truncate max-md:text-end">
        {row.customer.name}
        {row.country !== undefined && (
          <small className="block truncate text-a-caption text-text-subtle">{country(row.country)}</small>
        )}
      </span>
      <span className="max-md:hidden">
        <PlatformMarks platforms={[row.platform]} />
      </span>
      {isDone ? (
        <>
          <span className="truncate">{companies.find(({ id }) => id === companyId)?.name}</span>
          <span className="truncate tabular-nums">{trackingNumber}</span>
        </>
      ) : (
        <>
          <NativeSelect
            size="admin"
            aria-label={own('company', { number: row.number })}
            placeholder={own('cargo.choose')}
            disabled={disabled}
            value={companyId}
            onChange={({ target }) => on.onCompany(target.value)}
          >
            {companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
          <Input
            size="admin"
            data-tracking=""
            autoComplete="off"
            maxLength={100}
            aria-label={own('tracking', { number: row.number })}
            aria-invalid={row.result === 'failed' || undefined}
            placeholder={own('scan')}
            readOnly={disabled}
            value={trackingNumber}
            onChange={({ target }) => on.onType(target.value)}
            onPaste={(event) => {
              if (!disabled && on.onPaste(event.clipboardData.getData('text'))) event.preventDefault()
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              on.onEnter()
            }}
          />
        </>
      )}
      <span className="min-w-0 text-a-small wrap-anywhere max-md:col-span-2">
        <Result row={row} doubled={doubled} isEmpty={trackingNumber.trim() === ''} />
      </span>
    </li>
  )
}

interface ResultProps {
  row: ShippingRow
  doubled: boolean
  isEmpty: boolean
}
function Result({ row: { result, message, unpaid }, doubled, isEmpty }: ResultProps) {
  const t = useTranslations('adminOrders')
  const list = useTranslations('adminOrderList')
  const own = useTranslations('adminShipping')
  if (result === 'ok')
    return (
      <span className="flex gap-1.5 text-success-fg">
        <CheckIcon size="s" className="mt-px flex-none" />
        {own('sent')}
      </span>
    )
  if (result === 'busy')
    return (
      <span className="flex items-center gap-1.5 text-text-muted">
        <Spinner size="s" />
        {own('sending')}
      </span>
    )
  if (result === 'failed')
    return (
      <span role="alert" className="flex gap-1.5 text-danger-fg">
        <AlertIcon size="s" className="mt-px flex-none" />
        {message ?? t('bulk.failed')}
      </span>
    )
  if (doubled)
    return (
      <span className="flex gap-1.5 text-warn-fg">
        <AlertIcon size="s" className="mt-px flex-none" />
        {own('doubled')}
      </span>
    )
  if (unpaid)
    return (
      <span className="flex gap-1.5 text-warn-fg">
        <ClockIcon size="s" className="mt-px flex-none" />
        {list('paymentNamed.pending')}
      </span>
    )
  return <span className="text-text-subtle">{isEmpty ? '' : own('isReady')}</span>
}
