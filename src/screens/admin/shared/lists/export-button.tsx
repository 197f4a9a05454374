import { CloseIcon, DownloadIcon } from '@/icons'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Progress } from '@/ui/progress'
import { usePhone } from '../use-narrow'

/** Progress of an export; the total is known after the first response. */
export interface ExportProgress {
  readonly done: number
  readonly total?: number
}

export interface ListExportProps {
  /** Progress of a running export. */
  exporting?: ExportProgress
  onExport: () => void
  onExportCancel: () => void
}

interface ExportButtonProps extends ListExportProps {
  texts: {
    readonly start: string
    readonly running: string
    readonly cancel: string
    readonly progress: (progress: Required<ExportProgress>) => string
  }
}

/** Exports all rows matching the filters; while running shows progress and a cancel button. */
export function ExportButton({ texts, exporting, onExport, onExportCancel }: ExportButtonProps) {
  const phone = usePhone()
  if (exporting) {
    const { done, total } = exporting
    return (
      <span className="flex items-center gap-2.5">
        <span className="grid gap-1">
          {total !== undefined && (
            <span className="text-a-caption text-text-muted tabular-nums max-sm:sr-only">
              {texts.progress({ done, total })}
            </span>
          )}
          <Progress
            size="s"
            label={texts.running}
            value={total === undefined ? undefined : (done / Math.max(total, 1)) * 100}
            className="w-24 max-sm:w-14"
          />
        </span>
        <IconButton size="admin" icon={CloseIcon} label={texts.cancel} onClick={onExportCancel} />
      </span>
    )
  }
  return phone ? (
    <IconButton variant="outline" size="admin" icon={DownloadIcon} label={texts.start} onClick={onExport} />
  ) : (
    <Button variant="outline" size="admin" onClick={onExport}>
      <DownloadIcon size="s" />
      {texts.start}
    </Button>
  )
}
