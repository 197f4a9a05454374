import { useState } from 'react'
import { withdraw } from '@/client/orders/orders'
import { MAX_WITHDRAWN_ITEMS } from '@/domain/orders/order-forms'
import type { Withdrawal, WithdrawalState } from '@/screens/storefront/orders/withdrawal-form'
import { useApplication } from '../application'
import { refusalMessage } from '../session/failure-message'

/** More products than the call takes stand together in the last text, because nothing of a declaration may get lost. */
function itemsOf(text: string): string[] {
  const items = text
    .split(/[,;]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
  const rest = items.splice(MAX_WITHDRAWN_ITEMS - 1)
  return rest.length > 0 ? [...items, rest.join(', ')] : items
}

/** Submits the withdrawal, after the form's second step. */
export function useWithdrawal() {
  const { http } = useApplication()
  const [state, setState] = useState<WithdrawalState>({ status: 'form' })
  const confirm = async ({ items, reason, ...customer }: Withdrawal) => {
    setState({ status: 'sending' })
    const itemList = itemsOf(items)
    try {
      const receivedAt = await withdraw(http, {
        ...customer,
        items: itemList.length > 0 ? itemList : undefined,
        reason: reason === '' ? undefined : reason,
      })
      setState({ status: 'done', receivedAt })
    } catch (error) {
      setState({ status: 'failed', message: refusalMessage(error) })
    }
  }
  return {
    state,
    confirm: (withdrawal: Withdrawal) => void confirm(withdrawal),
    reset: () => setState({ status: 'form' }),
  }
}
