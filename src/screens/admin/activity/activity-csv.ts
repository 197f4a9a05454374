import type { ActivityEntry } from '../../../domain/activity/activity'
import { platformTimeZone } from '../../../domain/shared/platform'
import { csvFile, localTime } from '../../../domain/shared/csv'
import type { ActivityTexts } from './activity-texts'

export const ACTIVITY_COLUMNS = ['at', 'actor', 'action', 'name', 'changes'] as const
type Column = (typeof ACTIVITY_COLUMNS)[number]

/** CSV export of the log: one line per entry, with all changes in one cell. */
export const activityCsv = (
  entries: readonly ActivityEntry[],
  texts: Pick<ActivityTexts, 'action' | 'field' | 'change'>,
  column: (column: Column) => string,
): string =>
  csvFile([
    ACTIVITY_COLUMNS.map(column),
    ...entries.map((entry) => [
      localTime(entry.at, platformTimeZone.germany),
      entry.actor,
      texts.action(entry),
      entry.name,
      entry.changes.map((change) => `${texts.field(change)}: ${texts.change(change)}`).join('; '),
    ]),
  ])
