import { RefuseUnmatched } from '@/screens/admin/returns/refuse-unmatched'
import type { ReturnRecord } from '@/shop/returns/returns'
import { refuseReturns } from '@/shop/returns/returns.client'
import { useReturnChange } from './queries'

interface RefuseAllProps {
  /** The loaded page. */
  returns: readonly ReturnRecord[]
  onDone: (code: 'refusedAll' | 'refusalFailed') => void
}

/** Refuses the page's withdrawals of no order together. */
export function RefuseAll({ returns, onDone }: RefuseAllProps) {
  const refusing = useReturnChange(refuseReturns, () => onDone('refusedAll'))
  return (
    <RefuseUnmatched
      returns={returns}
      refusing={refusing.isPending}
      onRefuse={(ids) => refusing.mutate(ids, { onError: () => onDone('refusalFailed') })}
    />
  )
}
