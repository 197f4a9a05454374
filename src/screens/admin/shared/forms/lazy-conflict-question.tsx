import { lazy } from 'react'
import { useTranslations } from '@/i18n'
import { Note, NoteAction } from '@/ui/note'
import type { ConflictQuestionProps } from './conflict-question'

/** Loaded when there is something to choose; its section loads the words of the activity log. */
export const ConflictQuestion = lazy(() =>
  import('./conflict-question').catch(() => ({ default: QuestionFailure })),
)

/** Says that the question could not be loaded: nothing is saved without an answer, and the draft outlives a reload. */
function QuestionFailure({ className }: ConflictQuestionProps) {
  const t = useTranslations('admin')
  return (
    <Note
      tone="danger"
      size="admin"
      role="alert"
      className={className}
      action={<NoteAction onClick={() => window.location.reload()}>{t('failure.reload')}</NoteAction>}
    >
      {t('failure.text')}
    </Note>
  )
}
