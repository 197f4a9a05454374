/**
 * /admin/undo-address from a mail to an administrator's former address: puts that address back. States: ask, undoing,
 * failed, used, expired, unknown, done.
 */
import { LogoMark } from '@/art'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Note } from '@/ui/note'

export type UndoAddressState =
  | { readonly status: 'ask' }
  | { readonly status: 'undoing' }
  /** `message` is the server's, if it sent one. */
  | { readonly status: 'failed'; readonly message?: string }
  | { readonly status: 'used' }
  | { readonly status: 'expired' }
  | { readonly status: 'unknown' }
  /** `email` is the address that counts again, to which a link for a new password was sent. */
  | { readonly status: 'done'; readonly email: string }

export interface UndoAddressScreenProps {
  state: UndoAddressState
  onUndo: () => void
  onLogin: () => void
}

export function UndoAddressScreen({ state, onUndo, onLogin }: UndoAddressScreenProps) {
  const t = useTranslations('adminAccess')
  const common = useTranslations('admin')
  return (
    <main className="grid min-h-dvh place-items-center bg-bg px-6 py-12 text-a-body text-text">
      <div className="grid w-full max-w-90 gap-4">
        <p className="mb-3 flex items-center gap-2.5 text-body font-semibold text-text-brand">
          <LogoMark className="h-6.25 w-5" />
          {common('brand')}
        </p>
        <h1 className="text-a-title font-semibold">{t('undo.title')}</h1>
        <UndoContent state={state} onUndo={onUndo} onLogin={onLogin} />
      </div>
    </main>
  )
}

function UndoContent({ state, onUndo, onLogin }: UndoAddressScreenProps) {
  const t = useTranslations('adminAccess')
  switch (state.status) {
    case 'done':
    case 'used':
    case 'expired':
    case 'unknown':
      return (
        <>
          <Note
            tone={state.status === 'done' ? 'success' : 'danger'}
            size="admin"
            role={state.status === 'done' ? 'status' : 'alert'}
          >
            {state.status === 'done' ? t('undo.done', { email: state.email }) : t(`undo.${state.status}`)}
          </Note>
          <Button size="s" full onClick={onLogin}>
            {t('reset.login')}
          </Button>
        </>
      )
    case 'ask':
    case 'undoing':
    case 'failed':
      return (
        <>
          <p className="text-text-muted">{t('undo.text')}</p>
          {state.status === 'failed' && (
            <Note tone="danger" size="admin" role="alert">
              {state.message ?? t('account.failed')}
            </Note>
          )}
          <Button size="s" full loading={state.status === 'undoing'} onClick={onUndo}>
            {t('undo.submit')}
          </Button>
        </>
      )
  }
}
