import { createContext, use } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import { Note } from '@/ui/note'

/** ISO 8601 time at which the session expires, once that is near; undefined before. */
export const SessionEndContext = createContext<string | undefined>(undefined)

interface SessionEndNoteProps {
  /** What happens to input in this form: stored for the next login, or lost; undefined without input. */
  typed?: 'stored' | 'lost'
  className?: string
}

/** Warns that the session is about to expire. */
export function SessionEndNote({ typed, className }: SessionEndNoteProps) {
  const t = useTranslations('admin')
  const format = useFormat()
  const endsAt = use(SessionEndContext)
  if (endsAt === undefined) return null
  // Formatted in the administrator's own time zone.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <div className={className}>
      <Note
        tone="warn"
        size="admin"
        role="status"
        title={t('session.ends', { time: format.date(endsAt, 'time', timeZone) })}
      >
        {t(typed ? `session.${typed}` : 'session.general')}
      </Note>
    </div>
  )
}
