import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { MatchTerminationDialog } from '@/screens/admin/subscriptions/match-termination-dialog'
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
  matchTermination,
  settleTermination,
} from '@/shop/subscriptions/subscriptions-admin.client'
import type { UnmatchedTermination } from '@/shop/subscriptions/termination-form'
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
  product: itemId,
})
const OPEN = z.object({ subscription: itemId, termination: itemId })
const KEY = ['subscriptions'] as const

/** The list; the open Sparabo is in the URL. */
export default function SubscriptionsSection() {
  const http = useHttp()
  const queries = useQueryClient()
  const address = useListParams(FILTERS, OPEN)
  const { filters, params, page, setFilters, setPage, open } = address
  const views = useListViews('subscriptions', address)
  const { search, status, within, product } = filters
  const [today] = useState(() => todayOn('germany', new Date()))
  const asked = {
    page,
    search: search.trim(),
    status,
    product,
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
  const unmatched = list.data?.unmatched ?? []
  const matching = unmatched.find(({ id }) => id === params.termination)
  return (
    <SubscriptionsScreen
      state={listState(list)}
      filters={filters}
      listViews={views}
      columns={columns}
      figures={list.data?.figures}
      products={list.data?.products ?? []}
      unmatched={unmatched}
      settling={settling.isPending ? settling.variables : undefined}
      notice={notice}
      onMatch={(id) => open('termination', id)}
      onSettle={(id) => settling.mutate(id, announce('settled', 'failed'))}
      onFiltersChange={setFilters}
      onPageChange={setPage}
      onRetry={() => void list.refetch()}
      onNoticeEnd={clear}
      onOpen={(id) => open('subscription', id)}
      dialogs={
        <>
          {params.subscription !== undefined && (
            <Opened
              key={params.subscription}
              id={params.subscription}
              onDone={(code) => show({ code })}
              onClose={() => open('subscription', undefined)}
            />
          )}
          {matching && (
            <Matching
              key={matching.id}
              termination={matching}
              onDone={() => show({ code: 'matched' })}
              onClose={() => open('termination', undefined)}
            />
          )}
        </>
      }
    />
  )
}

interface MatchingProps {
  termination: UnmatchedTermination
  onDone: () => void
  onClose: () => void
}

/** Looks for the address that was typed first. */
function Matching({ termination, onDone, onClose }: MatchingProps) {
  const http = useHttp()
  const queries = useQueryClient()
  const [search, setSearch] = useState(termination.email)
  const found = useQuery({
    queryKey: [...KEY, 'match', search],
    queryFn: () => listSubscriptions(http, { search }),
    placeholderData: keepPreviousData,
  })
  const matching = useMutation({
    mutationFn: (subscriptionId: string) => matchTermination(http, termination.id, subscriptionId),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
    onSuccess: () => {
      onDone()
      onClose()
    },
  })
  return (
    <MatchTerminationDialog
      termination={termination}
      search={search}
      found={listState(found)}
      submitting={matching.isPending}
      serverError={matching.isError ? (refusedLoadMessage(matching.error) ?? '') : undefined}
      onSearch={setSearch}
      onMatch={(id) => matching.mutate(id)}
      onRetry={() => void found.refetch()}
      onClose={onClose}
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
