import type { ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import { Note, NoteAction } from '@/ui/note'
import type { StoredDraft } from './draft-storage'

interface RestoredNoteProps {
  /** Restored draft; nothing is shown if none was restored. */
  draft: StoredDraft | undefined
  className?: string
}

/** Notice that unsaved input was restored, with a button to discard it. */
export function RestoredNote({ draft, className }: RestoredNoteProps) {
  const t = useTranslations('admin')
  if (!draft?.restored) return null
  return (
    <Note
      size="admin"
      role="status"
      className={className}
      action={<NoteAction onClick={draft.reset}>{t('form.dropRestored')}</NoteAction>}
    >
      {t('form.restored')}
    </Note>
  )
}

interface SaveErrorNoteProps {
  /** Refetches the stored version; given if the record was changed elsewhere. */
  onReload?: (() => void) | undefined
  className?: string
  children: ReactNode
}

/** Error of a failed save. */
export function SaveErrorNote({ onReload, className, children }: SaveErrorNoteProps) {
  const t = useTranslations('admin')
  return (
    <Note
      tone="danger"
      size="admin"
      role="alert"
      className={className}
      {...(onReload && { action: <NoteAction onClick={onReload}>{t('form.reload')}</NoteAction> })}
    >
      {children}
    </Note>
  )
}
