/**
 * Audit log of the back office. States of the list: loading, error, empty, ready (optionally updating); the export may
 * be in progress.
 */
import { DownloadIcon, HistoryIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { ACTIVITY_KINDS, type ActivityEntry } from '@/shop/activity/activity'
import { Button } from '@/ui/button'
import { TabPanel } from '@/ui/tabs'
import { optionsOf } from '../shared/lists/filter-description'
import { columnNames, type ColumnChoice } from '../shared/lists/list-columns'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import type { Notice } from '../shared/lists/list-state'
import { DayFilter } from '../shared/day-filter'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { usePhone } from '../shared/use-narrow'
import { ACTIVITY_COLUMNS, ActivityRows, ActivityTable } from './activity-table'
import {
  NO_ACTIVITY_FILTERS,
  type ActivityFilters,
  type ActivityNotice,
  type RecordTab,
} from './activity-types'
import { RecordTabList, RecordTabs } from './record-tabs'
import { useMay } from '../shared/permissions'

export interface ActivityScreenProps extends ListProps<ActivityEntry, ActivityFilters> {
  /** Options of the administrator filter. */
  admins: readonly { readonly id: string; readonly name: string }[]
  /** True while the file is being generated. */
  exporting?: boolean
  notice?: Notice<ActivityNotice>
  /** Columns of the table. */
  columns: ColumnChoice
  onExport: () => void
  onTabChange: (tab: RecordTab) => void
}

export function ActivityScreen(props: ActivityScreenProps) {
  const t = useTranslations('adminActivity')
  const withReason = useMessageWithReason()
  const { notice } = props
  const mayNameStaff = useMay('staff.read')
  const phone = usePhone()
  const List = phone ? ActivityRows : ActivityTable
  return (
    <RecordTabs tab="activity" onTabChange={props.onTabChange}>
      <ListScreen
        list={props}
        layout={{ kind: 'table', timed: true, columns: 5 }}
        title={t('title')}
        columns={{ names: columnNames(ACTIVITY_COLUMNS, (key) => t(key)), ...props.columns }}
        summary={<RecordTabList />}
        frame={(list) => <TabPanel value="activity">{list}</TabPanel>}
        filterBy={[
          {
            name: 'kind',
            label: t('kind'),
            all: t('allKinds'),
            options: optionsOf(ACTIVITY_KINDS, (kind) => t(`kinds.${kind}`)),
          },
          ...(mayNameStaff
            ? [
                {
                  name: 'admin' as const,
                  label: t('admin'),
                  all: t('allAdmins'),
                  options: props.admins.map(({ id, name }) => ({ value: id, label: name })),
                },
              ]
            : []),
        ]}
        noFilters={NO_ACTIVITY_FILTERS}
        moreFilters={
          phone
            ? {
                formId: 'activity-days',
                fields: (
                  <form
                    id="activity-days"
                    aria-label={t('dates')}
                    className="grid grid-cols-2 gap-2.5"
                    onSubmit={(event) => event.preventDefault()}
                  >
                    <Days {...props} />
                  </form>
                ),
                chips: null,
                count: [props.filters.from, props.filters.to].filter(Boolean).length,
              }
            : undefined
        }
        toolbar={
          !phone && (
            <div
              role="group"
              aria-label={t('dates')}
              className="flex flex-wrap items-center gap-2.5 border-b border-border px-4.5 py-2"
            >
              <Days {...props} />
              <ExportFile {...props} />
            </div>
          )
        }
        rows={(entries) => <List entries={entries} columns={props.columns.chosen} />}
        icon={HistoryIcon}
        errorText={t('loadFailed')}
        empty={{ title: t('none'), text: t('noneHint') }}
        message={{
          notice,
          tone: notice?.code === 'exportFailed' ? 'danger' : 'success',
          text: notice && withReason(t(`notices.${notice.code}`), notice.message),
        }}
      >
        {/* Seldom used, below the list it lets that begin higher. */}
        {phone && (
          <div className="grid p-4">
            <ExportFile {...props} />
          </div>
        )}
      </ListScreen>
    </RecordTabs>
  )
}

/** The first and the last day that are shown, each with its label. */
function Days({ filters, onFiltersChange }: ActivityScreenProps) {
  const t = useTranslations('adminActivity')
  return (['from', 'to'] as const).map((name) => (
    <label
      key={name}
      className="flex items-center gap-2 text-a-small text-text-muted max-md:grid max-md:gap-1.25"
    >
      {t(name)}
      <DayFilter value={filters[name]} onDayChange={(day) => onFiltersChange({ ...filters, [name]: day })} />
    </label>
  ))
}

function ExportFile({ exporting = false, onExport }: ActivityScreenProps) {
  const t = useTranslations('adminActivity')
  return (
    <Button variant="outline" size="admin" loading={exporting} onClick={onExport} className="md:ms-auto">
      <DownloadIcon size="s" />
      {t('export')}
    </Button>
  )
}
