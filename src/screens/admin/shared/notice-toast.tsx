import { useState } from 'react'
import { Toast, type ToastProps } from '../../../ui/toast'
import { ToastProvider, ToastViewport } from '../../../ui/toaster'

/** Success messages of the back office clear after this time; errors stay until they are closed. */
export const NOTICE_DURATION = 3000
/** Time to read a message and decide for its action. */
const ACTION_DURATION = 10_000

/** ms; errors stay until they are closed. */
export function noticeDuration(tone: 'success' | 'danger', hasAction: boolean): number {
  if (tone === 'danger') return Infinity
  return hasAction ? ACTION_DURATION : NOTICE_DURATION
}

export interface NoticeToastProps extends Pick<ToastProps, 'action'> {
  /** What happened. Another object is another message, even with the same text: its time starts anew. */
  notice: object | undefined
  tone: 'success' | 'danger'
  /** Nothing is shown without one. */
  text: string | undefined
  onEnd: () => void
}

/** One message at a time, bottom left of the content. */
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
      <ToastViewport className="lg:left-[17.25rem]" />
    </ToastProvider>
  )
}
