import type { CouponRecord } from '@/domain/coupons/coupon-record'
import { CouponsScreen } from '@/screens/admin/coupons/coupons-screen'
import type { CouponNotice } from '@/screens/admin/coupons/coupons-types'
import { itemState, listState } from '../../shared/query-states'
import { NEW } from '../../shared/section-params'
import { useNotice } from '../../shared/use-notice'
import { useRemoval } from '../../shared/use-removal'
import { useCouponEditor } from './editor'
import { useCouponsParams } from './params'
import { useCoupons, useCouponStats, useDeleteCoupon } from './queries'

export default function CouponsContainer() {
  const { filters, query, editedId, statsId, setFilters, setPage, edit, showStats } = useCouponsParams()
  const list = useCoupons(query)
  const coupons = list.data?.items ?? []
  const stats = useCouponStats(statsId)
  const shown = coupons.find(({ id }) => id === statsId)
  const { notice, show, clear, announce } = useNotice<CouponNotice>()
  const removal = useRemoval<CouponRecord>({ deletion: useDeleteCoupon(), announce })
  const editor = useCouponEditor({
    editedId,
    coupons,
    onClose: () => edit(undefined),
    onDone: (code) => show({ code }),
  })
  return (
    <CouponsScreen
      {...removal}
      state={listState(list)}
      filters={filters}
      editor={editor.state}
      statistics={shown && { coupon: shown, stats: itemState(stats) }}
      notice={notice}
      onFiltersChange={setFilters}
      onPageChange={setPage}
      onRetry={() => void list.refetch()}
      onCreate={() => edit(NEW)}
      onEdit={({ id }) => edit(id)}
      onSave={editor.save}
      onEditorClose={editor.close}
      onStats={({ id }) => showStats(id)}
      onStatsRetry={() => void stats.refetch()}
      onStatsClose={() => showStats(undefined)}
      onNoticeEnd={clear}
    />
  )
}
