import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { changeOrder, previewOrderChange, type OrderChangeInput } from '@/shop/orders/order-changes.client'
import {
  isEdited,
  linesToEdit,
  rebased,
  storedEdit,
  storedLines,
  wantedOf,
  type OrderEdit,
} from '@/screens/admin/orders/edit/edited-lines'
import { OrderEditDialog } from '@/screens/admin/orders/edit/order-edit-dialog'
import type { DraftStorage } from '@/screens/admin/shared/forms/draft-storage'
import { fields } from '@/shop/shared/stored'
import { useHttp } from '../../app/application'
import { useDraftStorage } from '../../app/draft-storage'
import { usePaused } from '../../shared/use-paused'
import { saveFailure } from '../../shared/query-states'
import { useProductPicker } from '../products/product-picker'
import { planState } from './plan-state'
import { orderKeys, useOrderChange } from './queries'

interface ChangeLinesProps {
  order: AdminOrder
  onDone: () => void
  onClose: () => void
}

/** What was typed before the tab was loaded again, on top of the order as it is now. */
function restored(storage: DraftStorage, order: AdminOrder): OrderEdit | undefined {
  const { typed, before } = fields(storage.read())
  const edit = storedEdit.safeParse(typed)
  const opened = storedLines.safeParse(fields(before).lines)
  if (!edit.success || !opened.success) return undefined
  return { ...edit.data, lines: rebased(opened.data, edit.data.lines, linesToEdit(order)) }
}

/** Changes the lines of an order; closes after that. Loaded when it is opened. */
export default function ChangeLines({ order, onDone, onClose }: ChangeLinesProps) {
  const http = useHttp()
  const storage = useDraftStorage('orderLines', order.id)
  const [opened, setOpened] = useState(order)
  const [kept, setKept] = useState(() => restored(storage, order))
  const [edit, setEdit] = useState<OrderEdit>(kept ?? { lines: linesToEdit(order), reason: '' })
  const change = useOrderChange((client, input: OrderChangeInput) => changeOrder(client, opened, input))
  const { search, ...picker } = useProductPicker([], true)
  const wanted = usePaused(wantedOf(edit.lines))
  const preview = useQuery({
    queryKey: [...orderKeys.one(order.id), 'change', opened.updatedAt, wanted],
    queryFn: ({ signal }) => previewOrderChange(http, order.id, wanted ?? [], signal),
    enabled: wanted !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const type = (typed: OrderEdit) => {
    change.reset()
    setEdit(typed)
    const lines = linesToEdit(opened)
    if (isEdited(lines, typed.lines) || typed.reason !== '')
      storage.write({ typed: { ...typed }, before: { lines } })
    else storage.clear()
  }
  const { serverError, stale, fieldErrors } = saveFailure(change.error)
  const reload = () => {
    setOpened(order)
    type({ ...edit, lines: rebased(linesToEdit(opened), edit.lines, linesToEdit(order)) })
  }
  const refused = preview.isError ? saveFailure(preview.error) : undefined
  return (
    <OrderEditDialog
      order={opened}
      edit={edit}
      plan={planState(preview, wantedOf(edit.lines) !== undefined)}
      picker={picker}
      submitting={change.isPending}
      refusal={{
        ...(serverError !== undefined && { serverError }),
        ...(stale !== undefined && { stale }),
        ...((fieldErrors ?? refused?.fieldErrors) && {
          fieldErrors: fieldErrors ?? refused?.fieldErrors ?? [],
        }),
      }}
      draft={{
        restored: kept !== undefined,
        conflicts: [],
        conflictTexts: {},
        clear: storage.clear,
        reset: () => {
          setKept(undefined)
          type({ lines: linesToEdit(opened), reason: '' })
        },
        choose: () => undefined,
      }}
      onChange={type}
      onProductSearch={search}
      onReload={stale && order.updatedAt !== opened.updatedAt ? reload : undefined}
      onSave={({ lines, reason }) =>
        change.mutate(
          { lines: wantedOf(lines) ?? [], reason },
          {
            onSuccess: () => {
              storage.clear()
              onClose()
              onDone()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
