import { ChevronDownIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import { ORDER_DOCUMENTS, type OrderDocument } from '../../../domain/orders/admin-order'
import { ORDER_STATUSES } from '../../../domain/orders/order'
import { Button } from '../../../ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu'
import { useMay } from '../shared/permissions'
import { ClearSelection } from '../shared/lists/clear-selection'
import type { BulkTarget } from './orders-types'
import { usePhone } from '../shared/use-narrow'

export interface OrderSelectionActionsProps {
  /** Document being generated. */
  making?: OrderDocument
  onClear: () => void
  /** True if a selected order waits for its payment. */
  hasUnpaid: boolean
  onBulkStart: (to: BulkTarget) => void
  /** Downloads the documents of the selected orders as one file. */
  onDocumentsDownload: (kind: OrderDocument) => void
}

export function OrderSelectionActions(props: OrderSelectionActionsProps) {
  const { making, hasUnpaid, onClear, onBulkStart, onDocumentsDownload } = props
  const t = useTranslations('adminOrders')
  const phone = usePhone()
  const common = useTranslations('admin')
  const mayWrite = useMay('orders.write')
  const mayPrint = useMay('documents.read')
  return (
    <>
      {hasUnpaid && mayWrite && !phone && (
        <Button variant="outline" size="admin" onClick={() => onBulkStart('paid')}>
          {common('paymentStatus.completed')}
        </Button>
      )}
      {mayWrite && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="outline" size="admin" className="max-sm:px-2.5">
              {t(phone ? 'status' : 'select.change')}
              <ChevronDownIcon size="s" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start">
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
            <Button variant="outline" size="admin" loading={making !== undefined} className="max-sm:px-2.5">
              {t('documents.title')}
              <ChevronDownIcon size="s" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start">
            {ORDER_DOCUMENTS.map((kind) => (
              <DropdownMenuItem key={kind} onSelect={() => onDocumentsDownload(kind)}>
                {t(`documents.many.${kind}`)}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      <ClearSelection label={t('select.clear')} onClear={onClear} />
    </>
  )
}
