/**
 * Login, registration and forgotten password. States: idle, submitting, failed (server's message, fallback,
 * single fields), success, mailSent; each mode with and without the guest's way.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Platform } from '../../../domain/shared/platform'
import { useTranslations } from '../../../i18n'
import { Button } from '../../../ui/button'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '../../../ui/dialog'
import { Link } from '../../../ui/link'
import { SegmentedControl } from '../../../ui/segmented-control'
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
import { onEscape } from '../layout/on-escape'

export interface AuthDialogProps {
  /** @default true */
  open?: boolean
  state: AuthState
  /** @default 'login' */
  initialMode?: AuthMode
  /** Offers to order as a guest. @default true */
  showGuestOption?: boolean
  /** Chosen in the registration. @default 'germany' */
  platform?: Platform
  onClose: () => void
  /** A second after success, before `onClose`. */
  onSuccess: () => void
  onLogin: (credentials: Credentials) => void
  onRegister: (registration: Registration) => void
  onForgot: (email: string) => void
  /** The message of the mode before does not belong to the new one. */
  onModeChange?: (mode: AuthMode) => void
  /** The guest's way was taken; the link itself leads there. */
  onGuest?: () => void
  guestHref?: string
  termsHref?: string
  privacyHref?: string
}

export function AuthDialog({ open = true, onClose, onSuccess, state, ...rest }: AuthDialogProps) {
  const content = useRef<HTMLDivElement>(null)
  const finish = useEffectEvent(() => {
    onSuccess()
    onClose()
  })
  const { status } = state
  useEffect(() => {
    if (status !== 'success') return
    const timer = setTimeout(finish, AUTH_SUCCESS_DELAY)
    return () => clearTimeout(timer)
  }, [status])
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        ref={content}
        size="m"
        onKeyDown={onEscape(onClose)}
        // To the first field, not to the choice above it; a message that already has the focus keeps it.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (!content.current?.contains(document.activeElement))
            content.current?.querySelector('input')?.focus()
        }}
      >
        <AuthContent state={state} {...rest} />
      </DialogContent>
    </Dialog>
  )
}

type AuthContentProps = Omit<AuthDialogProps, 'open' | 'onClose' | 'onSuccess'>

function AuthContent({ state, initialMode = 'login', showGuestOption = true, ...rest }: AuthContentProps) {
  const t = useTranslations('auth')
  const [mode, setMode] = useState<AuthMode>(initialMode)
  const changeMode = (next: AuthMode) => {
    setMode(next)
    rest.onModeChange?.(next)
  }
  const busy = state.status === 'submitting'
  const done = state.status === 'success'
  const fieldErrors = state.status === 'failed' ? state.fieldErrors : undefined
  const note = <AuthNote state={state} mode={mode} />
  const forms = {
    login: (
      <AuthLoginForm
        busy={busy}
        done={done}
        fieldErrors={fieldErrors}
        note={note}
        onSubmit={rest.onLogin}
        onForgot={() => changeMode('forgot')}
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
        <DialogDescription>
          {t(mode === 'login' && showGuestOption ? 'login.textCheckout' : `${mode}.text`)}
        </DialogDescription>
      </DialogHeader>
      <DialogBody>
        {mode === 'forgot' ? (
          <>
            {forms.forgot}
            <Link asChild className="mt-5 text-small">
              <button type="button" onClick={() => changeMode('login')}>
                {t('forgot.back')}
              </button>
            </Link>
          </>
        ) : (
          <>
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
            {showGuestOption && (
              <>
                <p className="my-4.5 grid grid-cols-[1fr_auto_1fr] items-center gap-4 text-small text-text-subtle before:h-px before:bg-border after:h-px after:bg-border">
                  {t('or')}
                </p>
                <Button asChild variant="outline" size="l" full>
                  <a href={rest.guestHref ?? '/checkout?guest=true'} onClick={rest.onGuest}>
                    {t('guest')}
                  </a>
                </Button>
              </>
            )}
          </>
        )}
      </DialogBody>
    </>
  )
}
