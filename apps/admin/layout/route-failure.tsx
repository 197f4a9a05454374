import { AlertIcon, RefreshIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { ShellToast } from '@/screens/admin/layout/shell-toast'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'

const reload = () => window.location.reload()

/** Shown instead of a section that crashed or whose code could not be loaded. */
export function RouteFailure() {
  const t = useTranslations('admin')
  return (
    <ErrorState
      density="admin"
      action={
        <Button variant="outline" size="admin" onClick={reload}>
          <RefreshIcon size="s" />
          {t('failure.reload')}
        </Button>
      }
    >
      {t('failure.text')}
    </ErrorState>
  )
}

/** Shown instead of a dialog above the section whose code could not be loaded: the section and its input stay. */
export function PartFailure({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin')
  return (
    <div
      role="alert"
      className="fixed inset-s-4 bottom-6 z-toast w-[min(23.75rem,calc(100vw-2rem))] lg:inset-s-[17.25rem]"
    >
      <ShellToast
        icon={AlertIcon}
        tone="danger"
        text={t('failure.text')}
        action={{ label: t('failure.reload'), onSelect: reload }}
        onDismiss={onClose}
      />
    </div>
  )
}
