import { useState } from 'react'
import { Toast, type ToastProps } from '@/ui/toast'
import { ToastProvider, ToastViewport } from '@/ui/toaster'

/** Duration of success messages in ms; errors stay until closed. */
export const NOTICE_DURATION = 3000
/** Duration of messages with an action in ms. */
const ACTION_DURATION = 10_000

/** Duration in ms; Infinity for errors, which stay until closed. */
export function noticeDuration(tone: 'success' | 'danger', hasAction: boolean): number {
  if (tone === 'danger') return Infinity
  return hasAction ? ACTION_DURATION : NOTICE_DURATION
}

export interface NoticeToastProps extends Pick<ToastProps, 'action'> {
  /** Identity of the message: a new object restarts the timer, even with the same text. */
  notice: object | undefined
  tone: 'success' | 'danger'
  /** Text of the toast; undefined hides it. */
  text: string | undefined
  onEnd: () => void
}

/** Shows one toast at a time at the bottom left of the content. */
export function NoticeToast({ notice, tone, text, action, onEnd }: NoticeToastProps) {
  const [shown, setShown] = useState({ notice, round: 0 })
  if (shown.notice !== notice) setShown({ notice, round: shown.round + 1 })
  return (
    <ToastProvider>
      {text !== undefined && (
        <Toast
          key={shown.round}
          open
          tone={tone}
          title={text}
          {...(action && { action })}
          duration={noticeDuration(tone, action !== undefined)}
          onOpenChange={(open) => !open && onEnd()}
        />
      )}
      <ToastViewport className="lg:inset-s-[17.25rem]" />
    </ToastProvider>
  )
}
