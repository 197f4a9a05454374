import { useFormat } from '@/i18n'
import { changeLog } from '../../changes'
import { ChangeRows } from './change-rows'

/** The full change log, grouped by day. */
export function ChangeLog() {
  const format = useFormat()
  return changeLog.map(({ day, changes }) => (
    <section key={day}>
      <h3 id={`day-${day}`} className="sb-unstyled mt-10 mb-3 text-[1.0625rem] font-semibold text-text">
        {format.date(`${day}T12:00:00Z`, 'long')}
      </h3>
      <ChangeRows changes={changes} />
    </section>
  ))
}
