import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { DeliveryDialog } from '@/screens/admin/integrations/delivery-dialog'
import type { WebhookRecord } from '@/shop/webhooks/webhooks'
import { listWebhookDeliveries, redeliverWebhook, testWebhook } from '@/shop/webhooks/webhooks.client'
import { useHttp } from '../../app/application'
import { itemState, refusedLoadMessage } from '../../shared/query-states'

/** A delivery is sent within seconds, and its answer is worth waiting for. */
const REFETCH_MS = 2_000

interface DeliveriesProps {
  webhook: WebhookRecord
  onClose: () => void
}

/** What was sent to a webhook; asked for anew while one is under way. */
export function Deliveries({ webhook, onClose }: DeliveriesProps) {
  const http = useHttp()
  const queries = useQueryClient()
  const queryKey = ['webhooks', webhook.id, 'deliveries']
  const list = useQuery({
    queryKey,
    queryFn: () => listWebhookDeliveries(http, webhook.id),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state, attempts }) => state === 'waiting' && attempts === 0) ? REFETCH_MS : false,
  })
  const sending = useMutation({
    mutationFn: (id: string) => (id === 'test' ? testWebhook(http, webhook.id) : redeliverWebhook(http, id)),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return (
    <DeliveryDialog
      webhook={webhook}
      state={itemState(list)}
      sending={sending.isPending ? sending.variables : undefined}
      failed={sending.isError ? (refusedLoadMessage(sending.error) ?? '') : undefined}
      onTest={() => sending.mutate('test')}
      onRedeliver={({ id }) => sending.mutate(id)}
      onRetry={() => void list.refetch()}
      onClose={onClose}
    />
  )
}
