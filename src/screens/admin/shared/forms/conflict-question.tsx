import { useTranslations } from '@/i18n'
import { Note, NoteAction } from '@/ui/note'
import { ConflictDialog } from './conflict-dialog'
import type { StoredDraft } from './draft-storage'

export interface ConflictQuestionProps {
  draft: Pick<StoredDraft, 'conflicts' | 'conflictTexts' | 'choose'>
  /** The values are compared. */
  open: boolean
  onOpenChange: (open: boolean) => void
  className: string | undefined
}

/** Says in a form that somebody else changed the same fields, and asks which values stay. */
export default function ConflictQuestion({ draft, open, onOpenChange, className }: ConflictQuestionProps) {
  const t = useTranslations('adminActivity')
  const { conflicts, conflictTexts, choose } = draft
  return (
    <>
      <Note
        tone="warn"
        size="admin"
        role="status"
        className={className}
        action={<NoteAction onClick={() => onOpenChange(true)}>{t('conflict.compare')}</NoteAction>}
      >
        {t('conflict.note', { count: conflicts.length })}
      </Note>
      {open && (
        <ConflictDialog
          conflicts={conflicts}
          texts={conflictTexts}
          onChoose={choose}
          onClose={() => onOpenChange(false)}
        />
      )}
    </>
  )
}
