import { useState } from 'react'
import type { WithdrawalState } from '@/screens/storefront/orders/withdrawal-form'
import { withdraw } from '@/shop/returns/returns.client'
import type { WithdrawalInput } from '@/shop/returns/withdrawal-form'
import { useApplication } from '../application'
import { useFormDraft, withdrawalDraft } from '../session/form-draft'
import { refusalMessage } from '../session/failure-message'

/** Keeps what is typed for a reload, and submits the withdrawal, after the form's second step. */
export function useWithdrawal() {
  const { http } = useApplication()
  const { draft, keep } = useFormDraft(withdrawalDraft)
  const [state, setState] = useState<WithdrawalState>({ status: 'form' })
  const confirm = async (withdrawal: WithdrawalInput) => {
    setState({ status: 'sending' })
    try {
      const receivedAt = await withdraw(http, withdrawal)
      withdrawalDraft.drop()
      setState({ status: 'done', receivedAt })
    } catch (error) {
      setState({ status: 'failed', message: refusalMessage(error) })
    }
  }
  return {
    state,
    draft,
    keep,
    confirm: (withdrawal: WithdrawalInput) => void confirm(withdrawal),
    reset: () => setState({ status: 'form' }),
  }
}
