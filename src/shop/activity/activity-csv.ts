import { CSV_START, csvLine, localTime } from '../shared/csv'
import { platformTimeZone } from '../shared/platform'
import type { ActivityEntry } from './activity'
import type { ActivityTexts } from './activity-texts'

export const ACTIVITY_COLUMNS = ['at', 'actor', 'action', 'name', 'changes'] as const

type CsvEntry = Pick<ActivityEntry, (typeof ACTIVITY_COLUMNS)[number]>

/** What the file begins with: the mark of UTF-8 and the heads. */
export const activityCsvHead = (
  column: (column: (typeof ACTIVITY_COLUMNS)[number]) => string,
  separator: string,
): string => CSV_START + csvLine(ACTIVITY_COLUMNS.map(column), separator)

/** One line per entry, all of its changes in one cell. */
export const activityCsvLines = (
  entries: readonly CsvEntry[],
  texts: ActivityTexts,
  separator: string,
): string =>
  entries
    .map((entry) =>
      csvLine(
        [
          localTime(entry.at, platformTimeZone.germany),
          entry.actor,
          texts.action(entry),
          entry.name,
          entry.changes.map((change) => `${texts.field(change)}: ${texts.change(change)}`).join('; '),
        ],
        separator,
      ),
    )
    .join('')
