import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaypalConnection, PaypalKeys } from '@/shop/paypal/paypal'
import {
  checkPaypal,
  connectPaypal,
  disconnectPaypal,
  getPaypalConnection,
} from '@/shop/paypal/paypal.client'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import { PaypalDialog } from '@/screens/admin/payments/paypal-dialog'
import { PaypalPanel, type PaypalPanelProps } from '@/screens/admin/payments/paypal-panel'
import type { PaymentPlatform } from '@/screens/admin/payments/payment-types'
import { useHttp } from '../../app/application'
import { itemState, refusedLoadMessage, saveFailure } from '../../shared/query-states'

/** A platform's connection with PayPal. */
export function PaypalContainer({ platform }: { platform: PaymentPlatform }) {
  const http = useHttp()
  const queries = useQueryClient()
  const key = ['paypal-connection', platform]
  const [typing, setTyping] = useState(false)
  const connection = useQuery({ queryKey: key, queryFn: () => getPaypalConnection(http, platform) })
  const keep = (now: PaypalConnection | null) => queries.setQueryData(key, now)
  const checking = useMutation({ mutationFn: () => checkPaypal(http, platform) })
  const disconnecting = useMutation({
    mutationFn: () => disconnectPaypal(http, platform),
    onMutate: () => checking.reset(),
    onSuccess: () => keep(null),
  })
  const connecting = useMutation({
    mutationFn: ({ keys, proof }: { keys: PaypalKeys; proof: OwnProof }) =>
      connectPaypal(http, platform, keys, proof),
    onSuccess: (now) => {
      keep(now)
      checking.reset()
      setTyping(false)
    },
  })
  const check = (): PaypalPanelProps['check'] => {
    if (checking.isPending) return { status: 'checking' }
    if (checking.isSuccess) return { status: 'good' }
    return checking.isError ? { status: 'failed', message: refusedLoadMessage(checking.error) } : undefined
  }
  return (
    <PaypalPanel
      platform={platform}
      state={itemState(connection)}
      check={check()}
      disconnecting={disconnecting.isPending}
      disconnectFailed={disconnecting.isError}
      onConnect={() => {
        connecting.reset()
        setTyping(true)
      }}
      onCheck={() => checking.mutate()}
      onDisconnect={() => disconnecting.mutate()}
      onRetry={() => void connection.refetch()}
      dialog={
        typing && (
          <PaypalDialog
            state={{
              submitting: connecting.isPending,
              ...(connecting.isError && saveFailure(connecting.error)),
            }}
            onConnect={(keys, proof) => connecting.mutate({ keys, proof })}
            onClose={() => setTyping(false)}
          />
        )
      }
    />
  )
}
