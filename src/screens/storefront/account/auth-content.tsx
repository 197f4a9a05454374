import { useState } from 'react'
import type { Platform } from '@/shop/shared/platform'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { DialogBody, DialogDescription, DialogHeader, DialogTitle } from '@/ui/dialog'
import { Link } from '@/ui/link'
import { Note } from '@/ui/note'
import { SegmentedControl } from '@/ui/segmented-control'
import { AuthForgotForm } from './auth-forgot-form'
import { AuthLoginForm } from './auth-login-form'
import { AuthNote } from './auth-note'
import { AuthRegisterForm } from './auth-register-form'
import type { AuthMode, AuthState, Credentials, Registration } from './auth-types'

export interface AuthContentProps {
  state: AuthState
  /** @default 'login' */
  initialMode?: AuthMode
  /** What asked for the login. */
  why?: 'wish' | 'express'
  /** The session has ended while the page was in use. @default false */
  sessionEnded?: boolean
  /** Known address, filled in at the login. */
  initialEmail?: string
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
  /** Called in addition to following `guestHref`. */
  onGuest?: () => void
  guestHref?: string
  termsHref?: string
  privacyHref?: string
}

export function AuthContent({
  state,
  initialMode = 'login',
  showGuestOption = true,
  sessionEnded = false,
  why,
  ...rest
}: AuthContentProps) {
  const t = useTranslations('auth')
  const [mode, setMode] = useState<AuthMode>(initialMode)
  const changeMode = (next: AuthMode) => {
    setMode(next)
    rest.onModeChange?.(next)
  }
  const busy = state.status === 'submitting'
  const done = state.status === 'success'
  const fieldErrors = state.status === 'failed' ? state.fieldErrors : undefined
  const loginText = sessionEnded ? 'login.textEnded' : showGuestOption ? 'login.textCheckout' : 'login.text'
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
        platform={rest.platform ?? 'germany'}
        fieldErrors={fieldErrors}
        note={note}
        termsHref={rest.termsHref ?? '/legal/agb'}
        privacyHref={rest.privacyHref ?? '/legal/datenschutz'}
        onSubmit={rest.onRegister}
      />
    ),
    forgot: <AuthForgotForm busy={busy} fieldErrors={fieldErrors} note={note} onSubmit={rest.onForgot} />,
  } satisfies Record<AuthMode, unknown>
  return (
    <>
      <DialogHeader>
        <DialogTitle>{t(`${mode}.title`)}</DialogTitle>
        <DialogDescription>{t(mode === 'login' ? loginText : `${mode}.text`)}</DialogDescription>
      </DialogHeader>
      <DialogBody>
        {why && state.status === 'idle' && (
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
                  <a href={rest.guestHref ?? '/checkout?guest=true'} onClick={rest.onGuest}>
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
    </>
  )
}
