import { createContext, use } from 'react'
import { useFormat, useTranslations } from '../../../i18n'
import { Note } from '../../../ui/note'

/** ISO 8601 instant at which the session ends, once that is near; missing until then. */
export const SessionEndContext = createContext<string | undefined>(undefined)

interface SessionEndNoteProps {
  /** What becomes of what is typed here: stored for the next login, lost, or nothing is typed. */
  typed?: 'stored' | 'lost'
  className?: string
}

/** Says in time that the session ends for good. */
export function SessionEndNote({ typed, className }: SessionEndNoteProps) {
  const t = useTranslations('admin')
  const format = useFormat()
  const endsAt = use(SessionEndContext)
  if (endsAt === undefined) return null
  // By the administrator's own clock.
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
