import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isUncertain } from '@/client'
import { newIdempotencyKey } from '@/client/shared/idempotency-key'
import type { AdminOrder } from '@/shop/orders/admin-order'
import type { NewOrderInput } from '@/shop/orders/order-changes'
import { makeOrder, previewNewOrder } from '@/shop/orders/order-changes.client'
import { getUser, listUsers } from '@/shop/users/users.client'
import type { Platform } from '@/shop/shared/platform'
import {
  emptyOrder,
  orderInput,
  planInput,
  storedOrder,
  type NewOrderDraft,
} from '@/screens/admin/orders/edit/new-order-draft'
import { NewOrderDialog } from '@/screens/admin/orders/edit/new-order-dialog'
import { typedIn } from '@/screens/admin/shared/forms/draft-storage'
import { useMay } from '@/screens/admin/shared/permissions'
import { useHttp } from '../../app/application'
import { useDraftStorage } from '../../app/draft-storage'
import { usePaused } from '../../shared/use-paused'
import { saveFailure } from '../../shared/query-states'
import { useProductPicker } from '../products/product-picker'
import { planState } from './plan-state'
import { orderKeys } from './queries'

interface MakeOrderProps {
  /** That of the list. */
  platform: Platform | undefined
  onDone: (order: AdminOrder) => void
  onClose: () => void
}

/** Makes an order for a customer; closes after that. Loaded when it is opened; what is typed is kept in the tab. */
export default function MakeOrder({ platform = 'germany', onDone, onClose }: MakeOrderProps) {
  const http = useHttp()
  const queries = useQueryClient()
  const storage = useDraftStorage('newOrder', 'new')
  const mayChoose = useMay('customers.read')
  // Kept until there is a definite answer, so that one order is made.
  const key = useRef<string>(undefined)
  const [kept, setKept] = useState(() => storedOrder.safeParse(typedIn(storage.read()).order).data)
  const [draft, setDraft] = useState<NewOrderDraft>(kept ?? emptyOrder(platform))
  const [text, setText] = useState('')
  const search = usePaused(text.trim())
  const users = useQuery({
    queryKey: ['users', 'list', 'picker', search],
    queryFn: () => listUsers(http, { search }),
    placeholderData: keepPreviousData,
    enabled: mayChoose && search !== '',
  })
  const { search: searchProducts, ...picker } = useProductPicker([], true)
  const wanted = usePaused(planInput(draft))
  const preview = useQuery({
    queryKey: ['order-preview', wanted],
    queryFn: ({ signal }) => {
      if (!wanted) throw new Error('nothing to preview')
      return previewNewOrder(http, wanted, signal)
    },
    enabled: wanted !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const making = useMutation({
    mutationFn: (input: NewOrderInput) => makeOrder(http, input, (key.current ??= newIdempotencyKey())),
    onSuccess: (order) => {
      storage.clear()
      queries.setQueryData(orderKeys.one(order.id), order)
      onClose()
      onDone(order)
      return queries.invalidateQueries({ queryKey: orderKeys.all })
    },
    onError: (error) => {
      if (!isUncertain(error)) key.current = undefined
    },
  })
  const type = (typed: NewOrderDraft) => {
    making.reset()
    setDraft(typed)
    storage.write({ typed: { order: typed }, before: {} })
  }
  const choose = async (id: string | null) => {
    if (id === null) return type({ ...draft, userId: '' })
    const { name, email, phone, company, addresses } = await getUser(http, id)
    const [address] = addresses
    type({
      ...draft,
      userId: id,
      name,
      email,
      phone,
      company,
      ...(address && {
        street: address.street,
        zipCode: address.zipCode,
        city: address.city,
        country: address.country,
      }),
    })
  }
  const { serverError, fieldErrors } = saveFailure(making.error)
  const refused = preview.isError ? saveFailure(preview.error).fieldErrors : undefined
  return (
    <NewOrderDialog
      draft={draft}
      plan={planState(preview, planInput(draft) !== undefined)}
      customers={mayChoose ? (search === '' ? [] : (users.data?.items ?? [])) : undefined}
      picker={picker}
      submitting={making.isPending}
      refusal={{
        ...(serverError !== undefined && { serverError }),
        fieldErrors: fieldErrors ?? refused ?? [],
      }}
      stored={{
        restored: kept !== undefined,
        conflicts: [],
        conflictTexts: {},
        clear: storage.clear,
        reset: () => {
          setKept(undefined)
          setDraft(emptyOrder(platform))
          storage.clear()
        },
        choose: () => undefined,
      }}
      onChange={type}
      onCustomerSearch={setText}
      onCustomerChoose={(id) => void choose(id)}
      onProductSearch={searchProducts}
      onSave={(typed) => {
        const input = orderInput(typed)
        if (input) making.mutate(input)
      }}
      onClose={onClose}
    />
  )
}
