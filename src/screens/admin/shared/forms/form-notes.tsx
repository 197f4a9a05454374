import type { ReactNode } from 'react'
import { useTranslations } from '../../../../i18n'
import { Note, NoteAction } from '../../../../ui/note'
import type { StoredDraft } from './draft-storage'

interface RestoredNoteProps {
  /** Nothing is shown unless the form began with a stored draft. */
  draft: StoredDraft | undefined
  className?: string
}

/** Says that the form began with a stored draft, and offers to discard it. */
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
  /** Offers to load the stored version again; only where somebody else has saved meanwhile. */
  onReload?: (() => void) | undefined
  className?: string
  children: ReactNode
}

/** Why the form could not be saved. */
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
