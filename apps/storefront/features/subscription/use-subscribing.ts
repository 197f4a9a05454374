import { useRef, useState } from 'react'
import type { PlacedOrder } from '@/shop/checkout/checkout.client'
import type { CartLine } from '@/shop/cart/cart'
import { MAX_UNITS_PER_PRODUCT } from '@/shop/cart/cart-limits'
import { fields } from '@/shop/shared/stored'
import { isWeeks, type Weeks } from '@/shop/subscriptions/subscription'
import type { ShownTotals } from '@/screens/storefront/cart/cart-types'
import type {
  CheckoutState,
  CheckoutSubmission,
  OrderFormState,
} from '@/screens/storefront/checkout/checkout-types'
import { useApplication } from '../application'
import { checkoutFailureState } from '../checkout/checkout-failure'
import { changedTotals, sendOrder } from '../checkout/place-order'
import { readTab, writeTab } from '../session/tab-storage'

interface Wanted {
  readonly line: CartLine
  readonly weeks: Weeks
  readonly totals: ShownTotals
}

interface Plan {
  readonly weeks: Weeks
  readonly quantity: number
}

/** In sessionStorage: rhythm and quantity of a product survive a reload, and go with the order or the tab. */
const PLAN = 'sparaboPlan'

function readPlan(slug: string): Plan {
  const kept = fields(readTab(PLAN))
  const weeks = Number(kept.weeks)
  const quantity = Number(kept.quantity)
  const isKept = kept.slug === slug && isWeeks(weeks) && Number.isInteger(quantity)
  if (!isKept || quantity < 1 || quantity > MAX_UNITS_PER_PRODUCT) return { weeks: 4, quantity: 1 }
  return { weeks, quantity }
}

export const dropPlan = (): void => writeTab(PLAN, null)

export function usePlan(slug: string) {
  const [plan, setPlan] = useState(() => readPlan(slug))
  const change = (changed: Partial<Plan>) => {
    const next = { ...plan, ...changed }
    setPlan(next)
    writeTab(PLAN, { ...next, slug })
  }
  return { ...plan, change }
}

/** Orders the first delivery, with which the Sparabo begins. */
export function useSubscribing(onPlaced: (placed: PlacedOrder, submission: CheckoutSubmission) => void) {
  const application = useApplication()
  const [state, setState] = useState<OrderFormState>({ status: 'form' })
  const [answered, setAnswered] = useState<{ of: string; totals: ShownTotals }>()
  const isSending = useRef(false)
  const keyOf = ({ line }: Pick<Wanted, 'line'>) => `${line.productId} ${line.quantity}`
  const submit = async (submission: CheckoutSubmission, wanted: Wanted) => {
    if (isSending.current) return
    isSending.current = true
    setState({ status: 'submitting' })
    const { line, weeks, totals } = wanted
    try {
      const input = { submission, lines: [line], coupon: null, totals, subscription: { weeks } }
      onPlaced(await sendOrder(application, input), submission)
    } catch (error) {
      const changed = changedTotals(error, totals)
      if (changed) setAnswered({ of: keyOf(wanted), totals: changed })
      setState(
        changed
          ? { status: 'totalChanged', previous: totals }
          : // Only one of the form's own states is left.
            formState(checkoutFailureState(error, [line])),
      )
    } finally {
      isSending.current = false
    }
  }
  return {
    state,
    /** Totals of the server's last answer, for the same order. */
    changedFor: (line: CartLine) => (answered?.of === keyOf({ line }) ? answered.totals : undefined),
    submit: (submission: CheckoutSubmission, wanted: Wanted) => void submit(submission, wanted),
    reset: () => setState({ status: 'form' }),
  }
}

const formState = (state: CheckoutState): OrderFormState =>
  state.status === 'loading' || state.status === 'cartLoading' ? { status: 'form' } : state
