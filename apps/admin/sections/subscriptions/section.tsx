import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { SubscriptionDialog, type OfficeAction } from '@/screens/admin/subscriptions/subscription-dialog'
import { SUBSCRIPTION_COLUMNS } from '@/screens/admin/subscriptions/subscriptions-table'
import {
  SubscriptionsScreen,
  WITHIN,
  type SubscriptionNotice,
} from '@/screens/admin/subscriptions/subscriptions-screen'
import { addDays, SUBSCRIPTION_STATUSES, todayOn } from '@/shop/subscriptions/subscription'
import {
  actOnSubscription,
  getSubscription,
  listSubscriptions,
  settleTermination,
} from '@/shop/subscriptions/subscriptions-admin.client'
import { useHttp } from '../../app/application'
import { useListViews } from '../../shared/list-views'
import { itemState, listState, refusedLoadMessage } from '../../shared/query-states'
import { itemId, oneOfParam, textParam, useListParams } from '../../shared/section-params'
import { useColumns } from '../../shared/use-columns'
import { useNotice } from '../../shared/use-notice'
import { usePageInRange } from '../../shared/use-page-in-range'

const FILTERS = z.object({
  search: textParam,
  status: oneOfParam(SUBSCRIPTION_STATUSES),
  within: oneOfParam(WITHIN),
})
const OPEN = z.object({ subscription: itemId })
const KEY = ['subscriptions'] as const

/** The list; the open Sparabo is in the URL. */
export default function SubscriptionsSection() {
  const http = useHttp()
  const queries = useQueryClient()
  const address = useListParams(FILTERS, OPEN)
  const { filters, params, page, setFilters, setPage, open } = address
  const views = useListViews('subscriptions', address)
  const { search, status, within } = filters
  const [today] = useState(() => todayOn('germany', new Date()))
  const asked = {
    page,
    search: search.trim(),
    status,
    ...(within && { from: today, to: addDays(today, Number(within)) }),
  }
  const list = useQuery({
    queryKey: [...KEY, asked],
    queryFn: () => listSubscriptions(http, asked),
    placeholderData: keepPreviousData,
  })
  usePageInRange(list, setPage)
  const columns = useColumns('subscriptions', Object.keys(SUBSCRIPTION_COLUMNS))
  const { notice, show, clear, announce } = useNotice<SubscriptionNotice>()
  const settling = useMutation({
    mutationFn: (id: string) => settleTermination(http, id),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
  return (
    <SubscriptionsScreen
      state={listState(list)}
      filters={filters}
      listViews={views}
      columns={columns}
      figures={list.data?.figures}
      unmatched={list.data?.unmatched ?? []}
      settling={settling.isPending ? settling.variables : undefined}
      notice={notice}
      onSettle={(id) => settling.mutate(id, announce('settled', 'failed'))}
      onFiltersChange={setFilters}
      onPageChange={setPage}
      onRetry={() => void list.refetch()}
      onNoticeEnd={clear}
      onOpen={(id) => open('subscription', id)}
      dialogs={
        params.subscription !== undefined && (
          <Opened
            key={params.subscription}
            id={params.subscription}
            onDone={(code) => show({ code })}
            onClose={() => open('subscription', undefined)}
          />
        )
      }
    />
  )
}

interface OpenedProps {
  id: string
  onDone: (code: OfficeAction) => void
  onClose: () => void
}

function Opened({ id, onDone, onClose }: OpenedProps) {
  const http = useHttp()
  const queries = useQueryClient()
  const detail = useQuery({ queryKey: [...KEY, 'one', id], queryFn: () => getSubscription(http, id) })
  const acting = useMutation({
    mutationFn: (body: { kind: OfficeAction; reason: string }) => actOnSubscription(http, id, body),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
    onSuccess: (_, { kind }) => {
      onDone(kind)
      onClose()
    },
  })
  return (
    <SubscriptionDialog
      state={itemState(detail)}
      submitting={acting.isPending}
      serverError={acting.isError ? (refusedLoadMessage(acting.error) ?? '') : undefined}
      onAct={(kind, reason) => acting.mutate({ kind, reason })}
      onRetry={() => void detail.refetch()}
      onClose={onClose}
    />
  )
}
