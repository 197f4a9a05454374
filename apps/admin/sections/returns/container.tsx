import * as z from 'zod/mini'
import { RETURN_STATUSES } from '@/shop/returns/returns'
import { ReturnsScreen } from '@/screens/admin/returns/returns-screen'
import type { ReturnNotice } from '@/screens/admin/returns/returns-types'
import { itemState, listState, saveFailure } from '../../shared/query-states'
import { itemId, oneOf, text, useListParams } from '../../shared/section-params'
import { useNotice } from '../../shared/use-notice'
import { usePageInRange } from '../../shared/use-page-in-range'
import { useOrder } from '../orders/queries'
import { useMatching } from './matching'
import { useDecideReturn, useRefuseReturns, useReturns } from './queries'

const FILTERS = z.object({ search: text, status: oneOf(RETURN_STATUSES) })
const OPEN = z.object({ withdrawal: itemId })

export default function ReturnsContainer() {
  const { filters, params, page, setFilters, setPage, open } = useListParams(FILTERS, OPEN)
  const returns = useReturns({ ...filters, page, search: filters.search.trim() })
  usePageInRange(returns, setPage)
  const { notice, show, clear } = useNotice<ReturnNotice>()
  const deciding = useDecideReturn()
  const refusing = useRefuseReturns()
  const item = returns.data?.items.find(({ id }) => id === params.withdrawal)
  const order = useOrder(item?.status === 'new' ? item.order?.id : undefined)
  const matching = useMatching(item)
  const close = () => {
    deciding.reset()
    matching.reset()
    open('withdrawal', undefined)
  }
  return (
    <ReturnsScreen
      state={listState(returns)}
      filters={filters}
      dialog={
        item && {
          item,
          ...(item.order && { order: itemState(order) }),
          ...(matching.state && { matching: matching.state }),
          submitting: deciding.isPending,
          ...saveFailure(deciding.error ?? matching.refusal),
        }
      }
      notice={notice}
      onFiltersChange={setFilters}
      onPageChange={setPage}
      onRetry={() => void returns.refetch()}
      onOpen={(id) => open('withdrawal', id)}
      onDecide={(id, input) =>
        deciding.mutate(
          { id, input },
          {
            onSuccess: () => {
              close()
              show({ code: input.status })
            },
          },
        )
      }
      refusing={refusing.isPending}
      onRefuseAll={(ids) =>
        refusing.mutate(ids, {
          onSuccess: () => show({ code: 'refusedAll' }),
          onError: () => show({ code: 'refusalFailed' }),
        })
      }
      onOrderSearch={matching.search}
      onMatch={(id, orderId) =>
        matching.match({ id, orderId }, { onSuccess: () => show({ code: 'matched' }) })
      }
      onOrderRetry={() => (item?.order ? void order.refetch() : matching.retry())}
      onDialogClose={close}
      onNoticeEnd={clear}
    />
  )
}
