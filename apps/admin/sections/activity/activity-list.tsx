import { useMutation } from '@tanstack/react-query'
import { exportActivity } from '@/shop/activity/activity.client'
import * as z from 'zod/mini'
import { ACTIVITY_KINDS } from '@/shop/activity/activity'
import { useTranslations } from '@/i18n'
import { ACTIVITY_COLUMNS } from '@/screens/admin/activity/activity-table'
import { ActivityScreen } from '@/screens/admin/activity/activity-screen'
import type { ActivityNotice, RecordTab } from '@/screens/admin/activity/activity-types'
import { saveFile } from '@/client/shared/save-file'
import { useHttp } from '../../app/application'
import { useListViews } from '../../shared/list-views'
import { listState } from '../../shared/query-states'
import { datedName } from '../../shared/save-file'
import { calendarDays, itemId, oneOfParam, useListParams } from '../../shared/section-params'
import { useColumns } from '../../shared/use-columns'
import { useNotice } from '../../shared/use-notice'
import { usePageInRange } from '../../shared/use-page-in-range'
import { useStaff } from '../staff/queries'
import { useActivity } from './queries'

const FILTERS = z.object({
  kind: oneOfParam(ACTIVITY_KINDS),
  admin: itemId,
  from: calendarDays,
  to: calendarDays,
})

export function ActivityList({ onTabChange }: { onTabChange: (tab: RecordTab) => void }) {
  const address = useListParams(FILTERS, z.object({}))
  const { filters, page, setFilters, setPage } = address
  const views = useListViews('activity', address)
  const http = useHttp()
  const t = useTranslations('adminActivity')
  const entries = useActivity({ ...filters, page })
  usePageInRange(entries, setPage)
  const columns = useColumns('activity', Object.keys(ACTIVITY_COLUMNS))
  const admins = useStaff()
  const { notice, announce, clear } = useNotice<ActivityNotice>()
  const file = useMutation({
    mutationFn: async () => {
      saveFile(datedName(t('file'), 'csv'), await exportActivity(http, filters))
    },
  })
  return (
    <ActivityScreen
      state={listState(entries)}
      filters={filters}
      columns={columns}
      listViews={views}
      admins={admins.data?.items.map(({ id, name }) => ({ id, name })) ?? []}
      exporting={file.isPending}
      notice={notice}
      onExport={() => file.mutate(undefined, announce('exported', 'exportFailed'))}
      onTabChange={onTabChange}
      onFiltersChange={setFilters}
      onPageChange={setPage}
      onRetry={() => void entries.refetch()}
      onNoticeEnd={clear}
    />
  )
}
