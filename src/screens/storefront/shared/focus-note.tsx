import { useEffect, useRef } from 'react'
import { Note, type NoteProps } from '@/ui/note'

/** Ref of a message that appears at the start of a form whose button is at its end. */
export const scrollToNote = (note: HTMLElement | null): void => note?.scrollIntoView({ block: 'nearest' })

/** Message about a submit that failed or whose form is gone; receives focus when it appears and whenever `signal` changes. */
export function FocusNote({ signal, ...rest }: NoteProps & { signal?: unknown }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [signal])
  return <Note ref={box} tone="danger" role="alert" tabIndex={-1} {...rest} />
}
