/**
 * Login, registration and forgotten password. States: idle, submitting, failed (server's message, fallback,
 * field errors), success, mailSent; each mode with and without the guest option.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Platform } from '@/shop/shared/platform'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/ui/dialog'
import { Link } from '@/ui/link'
import { Note } from '@/ui/note'
import { SegmentedControl } from '@/ui/segmented-control'
import { onEscape } from '../layout/on-escape'
import { AuthForgotForm } from './auth-forgot-form'
import { AuthLoginForm } from './auth-login-form'
import { AuthNote } from './auth-note'
import { AuthRegisterForm } from './auth-register-form'
import {
  AUTH_SUCCESS_DELAY,
  type AuthMode,
  type AuthState,
  type Credentials,
  type Registration,
} from './auth-types'

export interface AuthDialogProps {
  state: AuthState
  /** @default 'login' */
  initialMode?: AuthMode
  /** What asked for the login; `ended`: the session has ended while the page was in use. */
  why?: 'wish' | 'express' | 'ended'
  /** Known address, filled in at the login and the registration. */
  initialEmail?: string | undefined
  /** Known name, filled in at the registration. */
  initialName?: string | undefined
  /** Shows the link to order as a guest. @default true */
  showGuestOption?: boolean
  /** Preselected platform of the registration. @default 'germany' */
  platform?: Platform
  onLogin: (credentials: Credentials) => void
  /** Signs in by a passkey; undefined where the browser knows none. */
  onPasskey?: (() => void) | undefined
  onRegister: (registration: Registration) => void
  onForgot: (email: string) => void
  /** Called on a mode change, to clear the message of the previous mode. */
  onModeChange?: (mode: AuthMode) => void
  /** Called in addition to following the link to the checkout. */
  onGuest?: () => void
  onClose: () => void
  /** Called one second after success or when it is closed meanwhile, before `onClose`. */
  onSuccess: () => void
}

export function AuthDialog({
  state,
  initialMode = 'login',
  showGuestOption = true,
  why,
  onClose,
  onSuccess,
  ...rest
}: AuthDialogProps) {
  const t = useTranslations('auth')
  const content = useRef<HTMLDivElement>(null)
  const { status } = state
  // Who closes the dialog before it closes by itself is signed in all the same, and goes on.
  const close = () => {
    if (status === 'success') onSuccess()
    onClose()
  }
  const finish = useEffectEvent(close)
  useEffect(() => {
    if (status !== 'success') return
    const timer = setTimeout(finish, AUTH_SUCCESS_DELAY)
    return () => clearTimeout(timer)
  }, [status])
  const [mode, setMode] = useState<AuthMode>(initialMode)
  const changeMode = (next: AuthMode) => {
    setMode(next)
    rest.onModeChange?.(next)
  }
  const busy = status === 'submitting'
  const done = status === 'success'
  const fieldErrors = state.status === 'failed' ? state.fieldErrors : undefined
  const loginText =
    why === 'ended' ? 'login.textEnded' : showGuestOption ? 'login.textCheckout' : 'login.text'
  const note = <AuthNote state={state} mode={mode} />
  const forms = {
    login: (
      <AuthLoginForm
        busy={busy}
        done={done}
        initialEmail={rest.initialEmail}
        fieldErrors={fieldErrors}
        note={note}
        onSubmit={rest.onLogin}
        onForgot={() => changeMode('forgot')}
        onPasskey={rest.onPasskey}
      />
    ),
    register: (
      <AuthRegisterForm
        busy={busy}
        done={done}
        initialEmail={rest.initialEmail}
        initialName={rest.initialName}
        platform={rest.platform ?? 'germany'}
        fieldErrors={fieldErrors}
        note={note}
        onSubmit={rest.onRegister}
      />
    ),
    forgot: <AuthForgotForm busy={busy} fieldErrors={fieldErrors} note={note} onSubmit={rest.onForgot} />,
  } satisfies Record<AuthMode, unknown>
  return (
    <Dialog open onOpenChange={(next) => !next && close()}>
      <DialogContent
        ref={content}
        size="m"
        onKeyDown={onEscape(close)}
        // Focuses the first field instead of the mode tabs, unless a message already has focus.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (!content.current?.contains(document.activeElement))
            content.current?.querySelector('input')?.focus()
        }}
      >
        <DialogHeader>
          <DialogTitle>{t(`${mode}.title`)}</DialogTitle>
          <DialogDescription>{t(mode === 'login' ? loginText : `${mode}.text`)}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          {why && why !== 'ended' && status === 'idle' && (
            <Note role="status" className="mb-4.5">
              {t(`why.${why}`)}
            </Note>
          )}
          {mode === 'forgot' ? (
            <>
              {forms.forgot}
              <Link asChild className="mt-5 text-small">
                <button type="button" disabled={busy} onClick={() => changeMode('login')}>
                  {t('forgot.back')}
                </button>
              </Link>
            </>
          ) : (
            <>
              {showGuestOption && (
                <>
                  <Button asChild variant="outline" size="l" full>
                    <a href="/checkout?guest=true" onClick={rest.onGuest}>
                      {t('guest')}
                    </a>
                  </Button>
                  <p className="my-4.5 grid grid-cols-[1fr_auto_1fr] items-center gap-4 text-small text-text-subtle before:h-px before:bg-border after:h-px after:bg-border">
                    {t('or')}
                  </p>
                </>
              )}
              <SegmentedControl
                full
                aria-label={t('mode')}
                value={mode}
                disabled={busy || done}
                onValueChange={changeMode}
                options={[
                  { value: 'login', label: t('login.tab') },
                  { value: 'register', label: t('register.tab') },
                ]}
                className="mb-6"
              />
              {forms[mode]}
            </>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
