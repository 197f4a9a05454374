import { getCoupon } from '@/client/coupons/admin-coupons'
import type { CouponRecord } from '@/domain/coupons/coupon-record'
import { CouponsScreen } from '@/screens/admin/coupons/coupons-screen'
import type { CouponNotice } from '@/screens/admin/coupons/coupons-types'
import { itemState, listState } from '../../shared/query-states'
import { usePageInRange } from '../../shared/use-page-in-range'
import { NEW } from '../../shared/section-params'
import { useNotice } from '../../shared/use-notice'
import { useOpenedItem } from '../../shared/use-opened-item'
import { useRemoval } from '../../shared/use-removal'
import { useCouponEditor } from './editor'
import { useCouponsParams } from './params'
import { useCoupons, useCouponStats, useDeleteCoupon } from './queries'

export default function CouponsContainer() {
  const { filters, query, editedId, statsId, setFilters, setPage, edit, showStats } = useCouponsParams()
  const list = useCoupons(query)
  usePageInRange(list, setPage)
  const coupons = list.data?.items ?? []
  const stats = useCouponStats(statsId)
  const { notice, show, clear, announce } = useNotice<CouponNotice>()
  const fail = announce('updated', 'openFailed').onError
  const { item: shown } = useOpenedItem({
    id: statsId,
    name: 'coupon-statistics',
    items: coupons,
    pending: list.isPending,
    read: getCoupon,
    onFailed: (error) => {
      showStats(undefined)
      fail(error)
    },
  })
  const removal = useRemoval<CouponRecord>({ deletion: useDeleteCoupon(), announce })
  const editor = useCouponEditor({
    editedId,
    coupons,
    pending: list.isPending,
    onClose: () => edit(undefined),
    onDone: (code) => show({ code }),
    onFailed: (error) => {
      edit(undefined)
      fail(error)
    },
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
      onEditorReload={editor.reload}
      onProductSearch={editor.searchProducts}
      onStats={({ id }) => showStats(id)}
      onStatsRetry={() => void stats.refetch()}
      onStatsClose={() => showStats(undefined)}
      onNoticeEnd={clear}
    />
  )
}
