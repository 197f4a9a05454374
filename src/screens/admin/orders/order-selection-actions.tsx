import { CheckIcon, ChevronDownIcon, TruckIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { ORDER_DOCUMENTS, type OrderDocument, type OrderFile } from '@/shop/orders/admin-order'
import { ORDER_STATUSES } from '@/shop/orders/order'
import { Button } from '@/ui/button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/ui/dropdown-menu'
import { useMay } from '../shared/permissions'
import { ClearSelection } from '../shared/lists/clear-selection'
import type { BulkTarget } from './orders-types'
import { usePhone } from '../shared/use-narrow'

export interface OrderSelectionActionsProps {
  /** Document being generated. */
  making?: OrderFile
  onClear: () => void
  /** True if a selected order waits for its payment. */
  hasUnpaid: boolean
  onBulkStart: (to: BulkTarget) => void
  /** Opens the table of parcels. */
  onShippingStart: () => void
  /** True if a selected order may be shipped. */
  isShippable: boolean
  /** Downloads the documents of the selected orders as one file. */
  onDocumentsDownload: (kind: OrderDocument) => void
}

/** On the dark bar of a selection. */
const inverse = 'text-on-inverse! hover:bg-on-inverse/20! active:bg-on-inverse/25!'

export function OrderSelectionActions(props: OrderSelectionActionsProps) {
  const { making, hasUnpaid, isShippable, onClear, onBulkStart, onShippingStart, onDocumentsDownload } = props
  const t = useTranslations('adminOrders')
  const shipping = useTranslations('adminShipping')
  const phone = usePhone()
  const common = useTranslations('admin')
  const mayWrite = useMay('orders.write')
  const mayPrint = useMay('documents.read')
  return (
    <>
      {isShippable && mayWrite && !phone && (
        <Button
          variant="ghost"
          size="admin"
          className={`${inverse} bg-on-inverse/15`}
          onClick={onShippingStart}
        >
          <TruckIcon size="s" />
          {shipping('cargo.assign')}
        </Button>
      )}
      {hasUnpaid && mayWrite && !phone && (
        <Button variant="ghost" size="admin" className={inverse} onClick={() => onBulkStart('paid')}>
          <CheckIcon size="s" />
          {common('paymentStatus.completed')}
        </Button>
      )}
      {mayWrite && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="ghost" size="admin" className={`${inverse} max-sm:px-2.5`}>
              {t(phone ? 'status' : 'select.change')}
              <ChevronDownIcon size="s" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start">
            {isShippable && phone && (
              <DropdownMenuItem onSelect={onShippingStart}>{shipping('cargo.assign')}</DropdownMenuItem>
            )}
            {hasUnpaid && phone && (
              <DropdownMenuItem onSelect={() => onBulkStart('paid')}>
                {common('paymentStatus.completed')}
              </DropdownMenuItem>
            )}
            {ORDER_STATUSES.map((status) => (
              <DropdownMenuItem key={status} onSelect={() => onBulkStart(status)}>
                {common(`orderStatus.${status}`)}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {mayPrint && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button
              variant="ghost"
              size="admin"
              loading={making !== undefined}
              className={`${inverse} max-sm:px-2.5`}
            >
              {t('documents.title')}
              <ChevronDownIcon size="s" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start">
            {ORDER_DOCUMENTS.filter((kind) => kind !== 'credit_notes').map((kind) => (
              <DropdownMenuItem key={kind} onSelect={() => onDocumentsDownload(kind)}>
                {t(`documents.many.${kind}`)}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      <ClearSelection label={t('select.clear')} onClear={onClear} className={inverse} />
    </>
  )
}
