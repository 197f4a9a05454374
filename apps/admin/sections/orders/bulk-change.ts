import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isFailure } from '@/client'
import { setOrderStatus, setPaymentStatus } from '@/shop/orders/admin-orders.client'
import { awaitsPayment, isShippedUnpaid, type OrderSummary } from '@/shop/orders/order'
import type { BulkChange, BulkRow, BulkTarget, OrderNotice } from '@/screens/admin/orders/orders-types'
import { useHttp } from '../../app/application'
import { orderKeys } from './queries'
import { refusedLoadMessage } from '../../shared/query-states'

const waiting = ({ id, number, customer, unpaid = false }: Omit<BulkRow, 'result'>): BulkRow => ({
  id,
  number,
  customer,
  unpaid,
  result: 'waiting',
})

interface OrderBulkOptions {
  selection: readonly OrderSummary[]
  setSelection: (ids: readonly string[]) => void
  show: (notice: OrderNotice) => void
}

/** Sets one status on the selected orders, or marks them as paid, one call after another; failed and skipped orders stay selected. */
export function useOrderBulk({ selection, setSelection, show }: OrderBulkOptions) {
  const http = useHttp()
  const queries = useQueryClient()
  const [change, setChange] = useState<BulkChange>()
  const stopped = useRef(false)
  // The URL may change while the calls are running.
  const latestSetter = useRef(setSelection)
  useEffect(() => {
    latestSetter.current = setSelection
  })
  useEffect(
    () => () => {
      stopped.current = true
    },
    [],
  )

  const versions = useRef(new Map<string, string | undefined>())
  useEffect(() => {
    versions.current = new Map(selection.map(({ id, updatedAt }) => [id, updatedAt]))
  }, [selection])
  const versionOf = (id: string) => versions.current.get(id)

  const mark = (id: string, result: Pick<BulkRow, 'result' | 'message'>) =>
    setChange(
      (now) => now && { ...now, rows: now.rows.map((row) => (row.id === id ? { ...row, ...result } : row)) },
    )

  /** @returns whether to continue with the next order */
  async function send(id: string, to: BulkTarget, left: Set<string>): Promise<boolean> {
    mark(id, { result: 'busy' })
    try {
      const seen = { id, updatedAt: versionOf(id) }
      const changed = await (to === 'paid'
        ? setPaymentStatus(http, { ...seen, status: 'completed' })
        : setOrderStatus(http, { ...seen, status: to }))
      queries.setQueryData(orderKeys.one(id), changed)
      left.delete(id)
      mark(id, { result: 'ok' })
      return true
    } catch (error) {
      const message = refusedLoadMessage(error)
      mark(id, { result: 'failed', ...(message !== undefined && { message }) })
      return !(isFailure(error) && error.status === 401)
    }
  }

  async function run() {
    if (!change) return
    stopped.current = false
    const rows = change.rows.map((row) => (row.result === 'ok' ? row : waiting(row)))
    setChange({ ...change, phase: 'running', rows })
    const left = new Set(rows.filter(({ result }) => result !== 'ok').map(({ id }) => id))
    for (const id of [...left]) if (stopped.current || !(await send(id, change.to, left))) break
    void queries.invalidateQueries({ queryKey: orderKeys.all })
    latestSetter.current([...left])
    if (left.size > 0) return setChange((now) => now && { ...now, phase: 'done' })
    setChange(undefined)
    show({ code: change.to === 'paid' ? 'bulkPaid' : 'bulkDone', count: rows.length })
  }

  return {
    bulk: change,
    onBulkStart: (to: BulkTarget) => {
      // Marking a refunded order as paid would void its refunds.
      const changing = to === 'paid' ? selection.filter(awaitsPayment) : selection
      const rows = changing.map((order) =>
        waiting({
          ...order,
          unpaid: to !== 'paid' && isShippedUnpaid({ ...order, paymentStatus: order.payment.status }, to),
        }),
      )
      setChange({ phase: 'asking', to, rows, skipped: selection.length - rows.length })
    },
    onBulkRun: () => void run(),
    onBulkStop: () => {
      stopped.current = true
    },
    onBulkClose: () => setChange(undefined),
  }
}
