import { CloseIcon, DownloadIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { Progress } from '../../../ui/progress'
import type { ExportProgress } from './orders-types'
import { usePhone } from '../shared/use-narrow'

export interface OrderExportProps {
  /** The file is being made. */
  exporting?: ExportProgress
  onExport: () => void
  onExportCancel: () => void
}

/** All orders of the filters as a file; while it is made, how far it is and the way out. */
export function OrderExportButton({ exporting, onExport, onExportCancel }: OrderExportProps) {
  const t = useTranslations('adminOrders')
  const phone = usePhone()
  if (exporting) {
    const { done, total } = exporting
    return (
      <span className="flex items-center gap-2.5">
        <span className="grid gap-1">
          {total !== undefined && (
            <span className="text-a-caption text-text-muted tabular-nums max-sm:sr-only">
              {t('export.progress', { done, total })}
            </span>
          )}
          <Progress
            size="s"
            label={t('export.running')}
            value={total === undefined ? undefined : (done / Math.max(total, 1)) * 100}
            className="w-24 max-sm:w-14"
          />
        </span>
        <IconButton size="admin" icon={CloseIcon} label={t('export.cancel')} onClick={onExportCancel} />
      </span>
    )
  }
  return phone ? (
    <IconButton
      variant="outline"
      size="admin"
      icon={DownloadIcon}
      label={t('export.start')}
      onClick={onExport}
    />
  ) : (
    <Button variant="outline" size="admin" onClick={onExport}>
      <DownloadIcon size="s" />
      {t('export.start')}
    </Button>
  )
}
