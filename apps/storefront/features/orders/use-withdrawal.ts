import { useState } from 'react'
import { withdraw } from '@/client/orders/orders'
import { MAX_WITHDRAWN_ITEMS, WITHDRAWN_ITEM_LENGTH } from '@/domain/orders/order-forms'
import type { Withdrawal, WithdrawalState } from '@/screens/storefront/orders/withdrawal-form'
import { useApplication } from '../application'
import { refusalMessage } from '../session/failure-message'

const PART = new RegExp(`.{1,${WITHDRAWN_ITEM_LENGTH}}`, 'g')

/** A longer text is sent in parts, because nothing of a declaration may get lost. */
const itemsOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .flatMap((item) => item.trim().match(PART) ?? [])
    .slice(0, MAX_WITHDRAWN_ITEMS)

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
