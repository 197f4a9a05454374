import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Note, type NoteProps } from '@/ui/note'
import { NOTICE_DURATION } from './notice-toast'

interface NoticeNoteProps extends Pick<NoteProps, 'className'> {
  tone: 'success' | 'danger'
  onEnd: () => void
  children: ReactNode
}

/** Inline message in a page or dialog; success messages disappear, errors stay. */
export function NoticeNote({ tone, onEnd, children, ...rest }: NoticeNoteProps) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (tone === 'danger') return
    const timer = setTimeout(() => end(), NOTICE_DURATION)
    return () => clearTimeout(timer)
  }, [tone])
  return (
    <Note size="admin" tone={tone} role={tone === 'danger' ? 'alert' : 'status'} {...rest}>
      {children}
    </Note>
  )
}
