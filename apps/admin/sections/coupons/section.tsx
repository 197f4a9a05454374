import { Suspense, useState } from 'react'
import * as z from 'zod/mini'
import type { Query } from '@/contract/shared/dto'
import { PLATFORMS } from '@/shop/shared/platform'
import { CouponsScreen, type CouponNotice } from '@/screens/admin/coupons/coupons-screen'
import { COUPON_STATUSES, COUPON_TYPES, type CouponRecord } from '@/shop/coupons/coupon-types'
import { lazyDialog } from '../../shared/lazy-dialog'
import { useListViews } from '../../shared/list-views'
import { listState } from '../../shared/query-states'
import { itemId, NEW, oneOfParam, textParam, useListParams } from '../../shared/section-params'
import { useNotice } from '../../shared/use-notice'
import { usePageInRange } from '../../shared/use-page-in-range'
import { EditCoupon } from './edit'
import { useCoupons } from './queries'
import { RemoveCoupon } from './remove'
import { CouponStatistics } from './statistics'

const SingleCodes = lazyDialog(() => import('./single-codes'))

const FILTERS = z.object({
  search: textParam,
  status: oneOfParam(COUPON_STATUSES),
  type: oneOfParam(COUPON_TYPES),
  platform: oneOfParam(PLATFORMS),
})
const OPEN = z.object({ coupon: itemId, stats: itemId })

/** The list; the coupon being edited and the one whose statistics are open are in the URL. */
export default function CouponsSection() {
  const address = useListParams(FILTERS, OPEN)
  const { filters, params, page, setFilters, setPage, open } = address
  const views = useListViews('coupons', address)
  const query: Query<'listCoupons'> = { ...filters, page, search: filters.search.trim() }
  const list = useCoupons(query)
  usePageInRange(list, setPage)
  const { notice, show, clear, announce } = useNotice<CouponNotice>()
  const [removed, setRemoved] = useState<CouponRecord>()
  const [copied, setCopied] = useState<CouponRecord>()
  const [coded, setCoded] = useState<CouponRecord>()
  const listed = { coupons: list.data?.items ?? [], pending: list.isPending }
  const edit = (id?: string, copy?: CouponRecord) => {
    setCopied(copy)
    open('coupon', id)
  }
  const showStats = (id?: string) => open('stats', id)
  const close = () => setRemoved(undefined)
  const failed = announce('updated', 'openFailed').onError
  return (
    <CouponsScreen
      state={listState(list, { emptied: true })}
      filters={filters}
      listViews={views}
      notice={notice}
      onFiltersChange={setFilters}
      onPageChange={setPage}
      onRetry={() => void list.refetch()}
      onNoticeEnd={clear}
      onCreate={() => edit(NEW)}
      onEdit={({ id }) => edit(id)}
      onCopy={(coupon) => edit(NEW, coupon)}
      onStats={({ id }) => showStats(id)}
      onCodes={setCoded}
      onRemove={setRemoved}
      dialogs={
        <>
          {params.coupon !== undefined && (
            <EditCoupon
              id={params.coupon}
              listed={listed}
              copied={params.coupon === NEW ? copied : undefined}
              platform={filters.platform}
              onDone={(code) => show({ code })}
              onFailed={failed}
              onClose={() => edit()}
            />
          )}
          {params.stats !== undefined && (
            <CouponStatistics
              id={params.stats}
              listed={listed}
              onFailed={failed}
              onClose={() => showStats()}
            />
          )}
          {coded && (
            <Suspense fallback={null}>
              <SingleCodes coupon={coded} onClose={() => setCoded(undefined)} />
            </Suspense>
          )}
          {removed && (
            <RemoveCoupon coupon={removed} outcome={announce('deleted', 'deleteFailed')} onClose={close} />
          )}
        </>
      }
    />
  )
}
