import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { isFailure } from '@/client'
import { getOrder, setOrderStatus, setPaymentStatus } from '@/shop/orders/admin-orders.client'
import type { AdminOrder } from '@/shop/orders/admin-order'
import type { OrderSummary } from '@/shop/orders/order'
import { awaitsPayment, isShippedUnpaid } from '@/shop/orders/payment-due'
import { OrderBulkDialog } from '@/screens/admin/orders/order-bulk-dialog'
import type { BulkChange, BulkRow, BulkTarget } from '@/screens/admin/orders/orders-types'
import { useHttp } from '../../app/application'
import { orderKeys } from './queries'
import { isLost, refusedLoadMessage } from '../../shared/query-states'

const waiting = ({ id, number, customer, unpaid = false }: Omit<BulkRow, 'result'>): BulkRow => ({
  id,
  number,
  customer,
  unpaid,
  result: 'waiting',
})

function asked(to: BulkTarget, orders: readonly OrderSummary[]): BulkChange {
  // Marking a refunded order as paid would void its refunds.
  const changing = to === 'paid' ? orders.filter(awaitsPayment) : orders
  const rows = changing.map((order) =>
    waiting({
      ...order,
      unpaid: to !== 'paid' && isShippedUnpaid({ ...order, paymentStatus: order.payment.status }, to),
    }),
  )
  return { phase: 'asking', to, rows, skipped: orders.length - rows.length }
}

const isReached = ({ status, payment }: AdminOrder, to: BulkTarget) =>
  to === 'paid' ? payment.status === 'completed' : status === to

interface BulkOrderChangeProps {
  to: BulkTarget
  /** The selected orders; those at the opening are changed, with the versions shown now. */
  orders: readonly OrderSummary[]
  /** Receives focus on close if the button that opened the dialog no longer exists. */
  returnTo: RefObject<HTMLElement | null>
  /** @param left ids of the orders that failed or were skipped by a stop */
  onLeft: (left: readonly string[]) => void
  onDone: (count: number) => void
  onClose: () => void
}

/** Sets one status on the selected orders, or marks them as paid, one call after another; closes if all succeed. */
export function BulkOrderChange({ to, orders, returnTo, onLeft, onDone, onClose }: BulkOrderChangeProps) {
  const http = useHttp()
  const queries = useQueryClient()
  const [change, setChange] = useState<BulkChange>(() => asked(to, orders))
  const stopped = useRef(false)
  // The URL may change while the calls are running.
  const latest = useRef(onLeft)
  useEffect(() => {
    latest.current = onLeft
  })
  useEffect(
    () => () => {
      stopped.current = true
    },
    [],
  )

  const versions = useRef(new Map<string, string | undefined>())
  useEffect(() => {
    versions.current = new Map(orders.map(({ id, updatedAt }) => [id, updatedAt]))
  }, [orders])
  /** Orders of which no answer came: they may have been changed. */
  const unknown = useRef(new Set<string>())
  const versionOf = (id: string) => versions.current.get(id)

  const mark = (id: string, result: Pick<BulkRow, 'result' | 'message'>) =>
    setChange((now) => ({
      ...now,
      rows: now.rows.map((row) => (row.id === id ? { ...row, ...result } : row)),
    }))

  /** @returns whether to continue with the next order */
  async function send(id: string, left: Set<string>): Promise<boolean> {
    mark(id, { result: 'busy' })
    try {
      const seen = { id, updatedAt: versionOf(id) }
      const now = unknown.current.has(id) ? await getOrder(http, id) : undefined
      const changed =
        now && isReached(now, to)
          ? now
          : await (to === 'paid'
              ? setPaymentStatus(http, { ...seen, status: 'completed' })
              : setOrderStatus(http, { ...seen, status: to }))
      queries.setQueryData(orderKeys.one(id), changed)
      left.delete(id)
      mark(id, { result: 'ok' })
      return true
    } catch (error) {
      const message = refusedLoadMessage(error)
      if (isLost(error)) unknown.current.add(id)
      mark(id, { result: isLost(error) ? 'lost' : 'failed', ...(message !== undefined && { message }) })
      return !(isFailure(error) && error.status === 401)
    }
  }

  async function run() {
    stopped.current = false
    const rows = change.rows.map((row) => (row.result === 'ok' ? row : waiting(row)))
    setChange({ ...change, phase: 'running', rows })
    const left = new Set(rows.filter(({ result }) => result !== 'ok').map(({ id }) => id))
    for (const id of [...left]) if (stopped.current || !(await send(id, left))) break
    void queries.invalidateQueries({ queryKey: orderKeys.all })
    latest.current([...left])
    if (left.size > 0) return setChange((now) => ({ ...now, phase: 'done' }))
    onClose()
    onDone(rows.length)
  }

  return (
    <OrderBulkDialog
      change={change}
      returnTo={returnTo}
      onRun={() => void run()}
      onStop={() => {
        stopped.current = true
      }}
      onClose={onClose}
    />
  )
}
