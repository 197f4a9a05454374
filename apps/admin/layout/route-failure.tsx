import { RefreshIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { NoticeToast } from '@/screens/admin/shared/notice-toast'
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
    <NoticeToast
      notice={PartFailure}
      tone="danger"
      text={t('failure.text')}
      action={{ label: t('failure.reload'), onSelect: reload }}
      onEnd={onClose}
    />
  )
}
