/**
 * Login, registration and forgotten password. States: idle, submitting, failed (server's message, fallback,
 * field errors), success, mailSent; each mode with and without the guest option.
 */
import { useEffect, useEffectEvent, useRef } from 'react'
import { Dialog, DialogContent } from '@/ui/dialog'
import { AUTH_SUCCESS_DELAY } from './auth-types'
import { onEscape } from '../layout/on-escape'
import { AuthContent, type AuthContentProps } from './auth-content'

export interface AuthDialogProps extends AuthContentProps {
  /** @default true */
  open?: boolean
  onClose: () => void
  /** Called one second after success or when it is closed meanwhile, before `onClose`. */
  onSuccess: () => void
}

export function AuthDialog({ open = true, onClose, onSuccess, state, ...rest }: AuthDialogProps) {
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
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()}>
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
        <AuthContent state={state} {...rest} />
      </DialogContent>
    </Dialog>
  )
}
