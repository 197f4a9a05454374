import * as z from 'zod/mini'
import { ReturnsScreen, type ReturnNotice } from '@/screens/admin/returns/returns-screen'
import { RETURN_COLUMNS } from '@/screens/admin/returns/returns-table'
import { RETURN_STATUSES } from '@/shop/returns/returns'
import { useListViews } from '../../shared/list-views'
import { listState } from '../../shared/query-states'
import { itemId, oneOfParam, textParam, useListParams } from '../../shared/section-params'
import { useNotice } from '../../shared/use-notice'
import { useColumns } from '../../shared/use-columns'
import { usePageInRange } from '../../shared/use-page-in-range'
import { DecideReturn } from './decide'
import { useReturns } from './queries'
import { RefuseAll } from './refuse-all'

const FILTERS = z.object({ search: textParam, status: oneOfParam(RETURN_STATUSES) })
const OPEN = z.object({ withdrawal: itemId })

/** The list; the open withdrawal is in the URL. */
export default function ReturnsSection() {
  const address = useListParams(FILTERS, OPEN)
  const { filters, params, page, setFilters, setPage, open } = address
  const views = useListViews('returns', address)
  const list = useReturns({ ...filters, page, search: filters.search.trim() })
  usePageInRange(list, setPage)
  const columns = useColumns('returns', Object.keys(RETURN_COLUMNS))
  const { notice, show, clear } = useNotice<ReturnNotice>()
  const tell = (code: ReturnNotice) => show({ code })
  const opened = list.data?.items.find(({ id }) => id === params.withdrawal)
  return (
    <ReturnsScreen
      state={listState(list)}
      filters={filters}
      listViews={views}
      columns={columns}
      notice={notice}
      onFiltersChange={setFilters}
      onPageChange={setPage}
      onRetry={() => void list.refetch()}
      onNoticeEnd={clear}
      onOpen={(id) => open('withdrawal', id)}
      actions={<RefuseAll returns={list.data?.items ?? []} onDone={tell} />}
      dialogs={
        opened && (
          <DecideReturn
            key={opened.id}
            withdrawal={opened}
            onDone={tell}
            onClose={() => open('withdrawal', undefined)}
          />
        )
      }
    />
  )
}
