import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isFailure } from '@/client'
import { assignCargo, getDocuments, getOrder } from '@/shop/orders/admin-orders.client'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { isShippable, type OrderSummary } from '@/shop/orders/order'
import { isShippedUnpaid } from '@/shop/orders/payment-due'
import type { Platform } from '@/shop/shared/platform'
import { useTranslations } from '@/i18n'
import type { OrderNotice } from '@/screens/admin/orders/orders-types'
import { ShippingDialog } from '@/screens/admin/orders/shipping/shipping-dialog'
import type { ShippingRow, ShippingState } from '@/screens/admin/orders/shipping/shipping-types'
import { readShipments, type ReadShipments, type ShippingDraft } from '@/shop/cargo/bulk-shipping'
import { carrierFile, carrierPlatforms, type CarrierFile } from '@/shop/cargo/carrier-files'
import { saveFile } from '@/client/shared/save-file'
import { useHttp } from '../../app/application'
import { fileText } from '../../shared/file-text'
import { isLost, refusedLoadMessage } from '../../shared/query-states'
import { datedName, saveCsv } from '../../shared/save-file'
import { useActiveCargo } from '../cargo/queries'
import { rememberCompany, rememberedCompanies } from './cargo-choice'
import { orderKeys } from './queries'

interface BulkShippingProps {
  /** The selected orders; those at the opening are shown until it closes. */
  orders: readonly OrderSummary[]
  show: (notice: OrderNotice) => void
  /** Called with the ids of those that were not shipped when it closes. */
  onLeft: (ids: readonly string[]) => void
  onClose: () => void
}

const rowOf = (order: OrderSummary): ShippingRow => ({
  ...order,
  unpaid: isShippedUnpaid({ ...order, paymentStatus: order.payment.status }, 'shipped'),
  result: 'open',
})

/** Whether only another order's equal number is in the way, which a second press accepts. */
const isShared = (error: unknown) => isFailure(error) && error.details.field === 'trackingNumber'

/** Active companies of the platforms that the orders come from. */
function useCompanies(orders: readonly OrderSummary[]) {
  const of = (platform: Platform) =>
    orders.some((order) => order.platform === platform) ? platform : undefined
  const queries = {
    germany: useActiveCargo(of('germany')),
    turkey: useActiveCargo(of('turkey')),
    mobile: useActiveCargo(of('mobile')),
  }
  return {
    companies: { germany: queries.germany.data, turkey: queries.turkey.data, mobile: queries.mobile.data },
    failed: Object.values(queries).some(({ isError }) => isError),
    retry: () => {
      for (const query of Object.values(queries)) if (query.isError) void query.refetch()
    },
  }
}

/** Ships the selected orders, one call after another; loaded when it is opened. */
export default function BulkShipping({ orders, show, onLeft, onClose }: BulkShippingProps) {
  const http = useHttp()
  const queries = useQueryClient()
  const t = useTranslations('adminOrders')
  const [opened] = useState(() => orders.filter(isShippable))
  const [skipped] = useState(orders.length - opened.length)
  const [rows, setRows] = useState<readonly ShippingRow[]>(() => opened.map(rowOf))
  const [draft, setDraft] = useState<ShippingDraft>({})
  const [problems, setProblems] = useState<ReadShipments['problems']>([])
  const [remembered, setRemembered] = useState(rememberedCompanies)
  const [running, setRunning] = useState(false)
  const [making, setMaking] = useState<ShippingState['making']>()
  const stopped = useRef(false)
  /** Numbers that were refused as another order's, by order. */
  const shared = useRef(new Map<string, string>())
  /** Orders of which no answer came: they may have been shipped. */
  const unknown = useRef(new Set<string>())
  const { companies, failed, retry } = useCompanies(opened)
  useEffect(
    () => () => {
      stopped.current = true
    },
    [],
  )

  /** The remembered company if it still delivers, else the only one. */
  const chosenFor = (platform: Platform): string | undefined => {
    const known = companies[platform] ?? []
    const kept = known.find(({ id }) => id === remembered[platform])
    return (kept ?? (known.length === 1 ? known[0] : undefined))?.id
  }
  const chosen = {
    germany: chosenFor('germany'),
    turkey: chosenFor('turkey'),
    mobile: chosenFor('mobile'),
  }
  const mark = (id: string, result: Pick<ShippingRow, 'result' | 'message'>) =>
    setRows((now) => now.map((row) => (row.id === id ? { ...row, message: undefined, ...result } : row)))

  /** @returns whether to go on with the next order */
  async function send({ id, platform }: ShippingRow): Promise<boolean> {
    const entry = draft[id]
    const trackingNumber = entry?.trackingNumber.trim() ?? ''
    const cargoCompanyId = entry?.companyId ?? chosen[platform]
    if (trackingNumber === '' || cargoCompanyId === undefined) return true
    mark(id, { result: 'busy' })
    const updatedAt = [...orders, ...opened].find((order) => order.id === id)?.updatedAt
    const anyway = shared.current.get(id) === trackingNumber
    try {
      const now = unknown.current.has(id) ? await getOrder(http, id) : undefined
      const isSent = now?.parcels?.some((parcel) => parcel.trackingNumber === trackingNumber)
      const changed =
        now && isSent
          ? now
          : await assignCargo(http, id, { cargoCompanyId, trackingNumber, anyway, updatedAt })
      queries.setQueryData(orderKeys.one(id), changed)
      mark(id, { result: 'ok' })
      return true
    } catch (error) {
      if (isShared(error)) shared.current.set(id, trackingNumber)
      if (isLost(error)) unknown.current.add(id)
      const message = isLost(error) ? t('bulk.lostText') : refusedLoadMessage(error)
      mark(id, { result: 'failed', ...(message !== undefined && { message }) })
      return !(isFailure(error) && error.status === 401)
    }
  }

  async function ship() {
    stopped.current = false
    setRunning(true)
    for (const row of rows) if (row.result !== 'ok' && (stopped.current || !(await send(row)))) break
    setRunning(false)
    void queries.invalidateQueries({ queryKey: orderKeys.all })
  }

  async function fill(file: File) {
    const read = readShipments(await fileText(file), opened, companies)
    setDraft((now) => ({ ...now, ...read.draft }))
    setProblems(read.problems)
  }

  async function download(kind: NonNullable<ShippingState['making']>, make: () => Promise<void>) {
    setMaking(kind)
    try {
      await make()
    } catch (error) {
      const message = refusedLoadMessage(error)
      show({ code: 'documentFailed', ...(message !== undefined && { message }) })
    }
    setMaking(undefined)
  }

  const labels = () =>
    download('labels', async () => {
      const ids = rows.filter(({ result }) => result === 'ok').map(({ id }) => id)
      saveFile(datedName(t('documents.files.label'), 'pdf'), await getDocuments(http, ids, 'label'))
    })

  const carrierParcels = (carrier: CarrierFile) =>
    download(carrier, async () => {
      const own = opened.filter(({ platform }) => carrierPlatforms[carrier].includes(platform))
      const parcels: AdminOrder[] = []
      for (const { id } of own) parcels.push(await getOrder(http, id))
      saveCsv(carrier, carrierFile(carrier, parcels))
    })

  return (
    <ShippingDialog
      state={{
        rows,
        skipped,
        companies,
        companiesFailed: failed,
        chosen,
        draft,
        problems,
        running,
        ...(making && { making }),
      }}
      onDraftChange={setDraft}
      onCompanyChoose={(platform, companyId) => setRemembered(rememberCompany(platform, companyId))}
      onFile={(file) => void fill(file)}
      onCompaniesRetry={retry}
      onShip={() => void ship()}
      onStop={() => {
        stopped.current = true
      }}
      onLabels={() => void labels()}
      onCarrierFile={(carrier) => void carrierParcels(carrier)}
      onClose={() => {
        const sent = new Set(rows.filter(({ result }) => result === 'ok').map(({ id }) => id))
        if (sent.size > 0) show({ code: 'bulkShipped', count: sent.size })
        onLeft(orders.filter(({ id }) => !sent.has(id)).map(({ id }) => id))
        onClose()
      }}
    />
  )
}
