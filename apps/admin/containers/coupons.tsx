import { useState } from 'react'
import type { CouponRecord } from '@/domain/coupons/coupon-record'
import { CouponsScreen } from '@/screens/admin/coupons/coupons-screen'
import type { CouponNotice } from '@/screens/admin/coupons/coupons-types'
import { useCoupons, useCouponStats, useDeleteCoupon } from '../queries/coupons'
import { useCouponsAddress } from '../queries/coupons-address'
import { useCouponEditor } from '../queries/coupons-editor'
import { itemState, listState } from '../queries/states'
import { NEW } from '../queries/use-address'
import { useNotice } from '../queries/use-notice'

export default function CouponsContainer() {
  const { filters, query, editedId, countedId, setFilters, setPage, edit, count } = useCouponsAddress()
  const list = useCoupons(query)
  const coupons = list.data?.items ?? []
  const stats = useCouponStats(countedId)
  const counted = coupons.find(({ id }) => id === countedId)
  const deletion = useDeleteCoupon()
  const [doomed, setDoomed] = useState<CouponRecord>()
  const { notice, say, saying, end } = useNotice<CouponNotice>()
  const editor = useCouponEditor({
    ...{ editedId, coupons },
    onClose: () => edit(undefined),
    onDone: (code) => say({ code }),
  })
  return (
    <CouponsScreen
      state={listState(list)}
      filters={filters}
      editor={editor.state}
      statistics={counted && { coupon: counted, stats: itemState(stats) }}
      removal={doomed && { item: doomed, busy: deletion.isPending }}
      notice={notice}
      onFiltersChange={setFilters}
      onPageChange={setPage}
      onRetry={() => void list.refetch()}
      onCreate={() => edit(NEW)}
      onEdit={({ id }) => edit(id)}
      onSave={editor.save}
      onEditorClose={editor.close}
      onStats={({ id }) => count(id)}
      onStatsRetry={() => void stats.refetch()}
      onStatsClose={() => count(undefined)}
      onRemove={setDoomed}
      onRemoveConfirm={({ id }) =>
        deletion.mutate(id, { ...saying('deleted', 'deleteFailed'), onSettled: () => setDoomed(undefined) })
      }
      onRemoveCancel={() => setDoomed(undefined)}
      onNoticeEnd={end}
    />
  )
}
