import { MailIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Note } from '@/ui/note'
import type { AuthMode, AuthState } from './auth-types'
import { FocusNote, scrollToNote } from '../shared/focus-note'

/** Result of the last attempt. */
export function AuthNote({ state, mode }: { state: AuthState; mode: AuthMode }) {
  const t = useTranslations('auth')
  switch (state.status) {
    case 'failed': {
      const fallback = state.exception ? (`errors.${state.exception}` as const) : 'errors.failed'
      return (
        <FocusNote signal={state}>
          {state.message || t(mode === 'forgot' ? 'errors.forgot' : fallback)}
        </FocusNote>
      )
    }
    case 'success':
      return (
        <Note ref={scrollToNote} tone="success" role="status">
          {t(mode === 'register' ? 'register.success' : 'login.success')}
        </Note>
      )
    case 'mailSent':
      return (
        <Note tone="success" icon={MailIcon} role="status">
          {t('forgot.sent')}
        </Note>
      )
    case 'submitting':
      return (
        <p role="status" className="sr-only">
          {t('submitting')}
        </p>
      )
    case 'idle':
      return null
  }
}
