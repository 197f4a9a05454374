import { useFormat } from '@/i18n/use-format'
import { Badge } from '@/ui/badge'
import { CHANGE_KINDS, type Change, type ChangeKind } from '../../changes'
import { Inline } from './inline'

const looks = {
  breaking: 'discount',
  new: 'soft',
  changed: 'neutral',
  fixed: 'line',
} as const satisfies Record<ChangeKind, string>

interface ChangeRowsProps {
  changes: readonly (Change & { day?: string })[]
}

/** A list of changes, with their kind, migration notes and, for a single component, the day. */
export function ChangeRows({ changes }: ChangeRowsProps) {
  const format = useFormat()
  return (
    <ul className="sb-unstyled m-0 list-none border-t border-border p-0 text-[0.9375rem]/6 text-text">
      {changes.map(({ kind, text, migration, of, day }) => (
        <li
          key={text}
          className="grid items-start gap-x-6 gap-y-1.5 border-b border-border py-3 sm:grid-cols-[7rem_minmax(0,1fr)]"
        >
          <Badge variant={looks[kind]} size="s" className="justify-self-start">
            {CHANGE_KINDS[kind]}
          </Badge>
          <div className="max-w-[46rem] text-pretty">
            {of && day === undefined && <b className="font-semibold">{of.join(', ')}: </b>}
            <Inline text={text} />
            {migration && (
              <p className="mt-0.5 text-text-muted">
                <Inline text={migration} />
              </p>
            )}
            {day && (
              <time dateTime={day} className="block text-small text-text-subtle tabular-nums">
                {format.date(day, 'long')}
              </time>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
