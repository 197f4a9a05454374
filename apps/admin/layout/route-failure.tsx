import { RefreshIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'

/** Shown instead of a section that crashed or whose code could not be loaded. */
export function RouteFailure() {
  const t = useTranslations('admin')
  return (
    <ErrorState
      density="admin"
      action={
        <Button variant="outline" size="admin" onClick={() => window.location.reload()}>
          <RefreshIcon size="s" />
          {t('failure.reload')}
        </Button>
      }
    >
      {t('failure.text')}
    </ErrorState>
  )
}
