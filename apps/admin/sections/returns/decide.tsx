import { ReturnDialog } from '@/screens/admin/returns/return-dialog'
import { ReturnMatching } from '@/screens/admin/returns/return-matching'
import type { ReturnNotice } from '@/screens/admin/returns/returns-screen'
import type { ReturnDecision, ReturnRecord } from '@/shop/returns/returns'
import { decideReturn } from '@/shop/returns/returns.client'
import { useDraftStorage } from '../../app/draft-storage'
import { itemState, saveFailure } from '../../shared/query-states'
import { useOrder } from '../orders/queries'
import { useMatching } from './match'
import { useReturnChange } from './queries'

interface DecideReturnProps {
  withdrawal: ReturnRecord
  onDone: (code: ReturnNotice) => void
  onClose: () => void
}

/** Shows a withdrawal, finds its order and decides about it; closes after the decision. */
export function DecideReturn({ withdrawal, onDone, onClose }: DecideReturnProps) {
  const { id, status, order: matched } = withdrawal
  const draft = useDraftStorage('return', id)
  const isNew = status === 'new'
  const order = useOrder(isNew ? matched?.id : undefined)
  const matching = useMatching(withdrawal, () => onDone('matched'))
  const deciding = useReturnChange(
    (http, decision: ReturnDecision) => decideReturn(http, id, decision),
    (decision) => {
      draft.clear()
      onClose()
      onDone(decision.status)
    },
  )
  const { serverError } = saveFailure(deciding.error ?? matching.refusal)
  return (
    <ReturnDialog
      key={status}
      withdrawal={withdrawal}
      draft={draft}
      {...(matched && { order: itemState(order) })}
      submitting={deciding.isPending}
      serverError={serverError}
      matching={isNew && !matched && <ReturnMatching email={withdrawal.email} {...matching.props} />}
      onDecide={deciding.mutate}
      onOrderRetry={() => void order.refetch()}
      onClose={onClose}
    />
  )
}
