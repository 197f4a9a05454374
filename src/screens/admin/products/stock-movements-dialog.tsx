import { useFormat, useTranslations } from '@/i18n'
import type { StockMovement } from '@/shop/catalogue/stock'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/ui/dialog'
import { ErrorState } from '@/ui/error-state'
import { Pager } from '@/ui/pager'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/ui/table'
import type { ListState } from '../shared/lists/list-state'

export interface StockMovementsDialogProps {
  /** Name of the product. */
  name: string
  state: ListState<StockMovement>
  onPageChange: (page: number) => void
  onRetry: () => void
  onClose: () => void
}

/** What has changed a product's stock, newest first. */
export function StockMovementsDialog({ name, onClose, ...list }: StockMovementsDialogProps) {
  const t = useTranslations('adminProductWork')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent density="admin" size="xl" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{t('movements.title', { name })}</DialogTitle>
        </DialogHeader>
        <Movements {...list} />
      </DialogContent>
    </Dialog>
  )
}

function Movements({
  state,
  onPageChange,
  onRetry,
}: Pick<StockMovementsDialogProps, 'state' | 'onPageChange' | 'onRetry'>) {
  const t = useTranslations('adminProductWork')
  switch (state.status) {
    case 'loading':
      return (
        <DialogBody>
          <LoadingRegion className="grid gap-4">
            {['w-full', 'w-4/5', 'w-full'].map((width, index) => (
              <Skeleton key={`${index}-${width}`} className={width} />
            ))}
          </LoadingRegion>
        </DialogBody>
      )
    case 'error':
      return (
        <ErrorState
          density="admin"
          headingLevel={3}
          title={state.message ?? t('movements.loadFailed')}
          onRetry={onRetry}
          retrying={state.retrying}
        />
      )
    case 'empty':
      return (
        <DialogBody>
          <p className="text-text-muted">{t('movements.none')}</p>
        </DialogBody>
      )
    case 'ready':
      return (
        <DialogBody>
          <MovementTable movements={state.items} />
          {state.pages > 1 && (
            <Pager
              page={state.page}
              totalPages={state.pages}
              total={state.total}
              onPageChange={onPageChange}
              className="border-t-0! px-0!"
            />
          )}
        </DialogBody>
      )
  }
}

function MovementTable({ movements }: { movements: readonly StockMovement[] }) {
  const t = useTranslations('adminProductWork')
  const format = useFormat()
  const change = (units: number) => `${units > 0 ? '+' : '−'}${format.number(Math.abs(units))}`
  return (
    <Table label={t('movements.action')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('movements.at')}</TableHeader>
          <TableHeader>{t('movements.reason')}</TableHeader>
          <TableHeader numeric>{t('movements.units')}</TableHeader>
          <TableHeader numeric>{t('movements.stock')}</TableHeader>
          <TableHeader>{t('movements.by')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {movements.map(({ id, at, reason, units, stock, admin, orderNumber }) => (
          <TableRow key={id}>
            <TableCell>{format.date(at, 'time')}</TableCell>
            <TableCell>{t(`movements.reasons.${reason}`)}</TableCell>
            <TableCell numeric>{change(units)}</TableCell>
            <TableCell numeric>{format.number(stock)}</TableCell>
            <TableCell>{[orderNumber, admin].filter(Boolean).join(', ') || '–'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
