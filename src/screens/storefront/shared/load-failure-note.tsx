import { RefreshIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { CloseButton } from '@/ui/close-button'

interface LoadFailureNoteProps {
  onReload: () => void
  onClose: () => void
}

/** Part of the page could not be loaded; the rest remains usable. One state. */
export function LoadFailureNote({ onReload, onClose }: LoadFailureNoteProps) {
  const t = useTranslations('shop')
  return (
    <div
      role="alert"
      data-slot="load-failure-note"
      className="fixed inset-x-4 bottom-4 z-toast mx-auto flex max-w-xl flex-wrap items-center gap-x-4 gap-y-3 rounded-l border border-border bg-surface-raised p-4 shadow-l"
    >
      <p className="min-w-0 flex-1 basis-60">
        <strong className="block font-semibold">{t('error.title')}</strong>
        <span className="text-small text-text-muted">{t('error.notLoaded')}</span>
      </p>
      <Button size="s" onClick={onReload}>
        <RefreshIcon />
        {t('error.reload')}
      </Button>
      <CloseButton label={t('error.close')} onClick={onClose} />
    </div>
  )
}
