import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { ControlSizeProvider } from '@/ui/control-size'
import { Note } from '@/ui/note'

export interface PasskeyLoginProps {
  busy: boolean
  /** `message` is the server's, if it sent one; null: nothing failed. */
  failure: { readonly message?: string } | null
  onLogin: () => void
}

/** Signs in by a passkey, alone or as the second step. */
export function PasskeyLogin({ busy, failure, onLogin }: PasskeyLoginProps) {
  const t = useTranslations('adminAccess')
  return (
    <ControlSizeProvider value="admin">
      <div className="mt-4 grid gap-4 border-t border-border pt-4">
        {failure && (
          <Note tone="danger" size="admin" role="alert">
            {failure.message ?? t('passkeys.failed')}
          </Note>
        )}
        <Button variant="outline" size="s" full loading={busy} onClick={onLogin}>
          {t('passkeys.login')}
        </Button>
      </div>
    </ControlSizeProvider>
  )
}
