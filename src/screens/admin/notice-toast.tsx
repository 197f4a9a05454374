import { Toast, type ToastProps } from '../../ui/toast'
import { ToastProvider, ToastViewport } from '../../ui/toaster'

/** Success messages of the back office clear after this time (A9); errors stay until they are closed. */
export const NOTICE_DURATION = 3000

interface NoticeToastProps extends Pick<ToastProps, 'action'> {
  tone: 'success' | 'danger'
  /** The sentence; nothing is shown without one. */
  text: string | undefined
  onEnd: () => void
}

/** One message at a time, bottom left of the content. */
export function NoticeToast({ tone, text, action, onEnd }: NoticeToastProps) {
  return (
    <ToastProvider>
      {text !== undefined && (
        <Toast
          key={text}
          open
          tone={tone}
          title={text}
          {...(action && { action })}
          duration={tone === 'success' ? NOTICE_DURATION : Infinity}
          onOpenChange={(open) => !open && onEnd()}
        />
      )}
      <ToastViewport className="lg:left-[17.25rem]" />
    </ToastProvider>
  )
}
