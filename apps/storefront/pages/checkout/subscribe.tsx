import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { addToCart } from '@/shop/cart/cart'
import type { ProductDetail } from '@/shop/catalogue/product-detail'
import type { PlacedOrder } from '@/shop/checkout/checkout.client'
import { platformCountries } from '@/shop/orders/address'
import { deliveryPrice, nextAfter, todayOn } from '@/shop/subscriptions/subscription'
import { useTranslations } from '@/i18n'
import { CheckoutNotes } from '@/screens/storefront/checkout/checkout-notes'
import type { CheckoutSubmission } from '@/screens/storefront/checkout/checkout-types'
import { SubscribePage, type SubscribePageState } from '@/screens/storefront/subscription/subscribe-page'
import { PageHead } from '../../app/page-head'
import { addressesQuery, deliverable, keepAddress, withDefault } from '../../features/account/address-queries'
import { useApplication, useOverlay, useSession } from '../../features/application'
import { shownTotals } from '../../features/cart/shown-totals'
import { productQuery } from '../../features/catalogue/product-queries'
import { dropDraft, keepDraft, readDraft } from '../../features/checkout/checkout-draft'
import { paymentQuery, useShippingRules } from '../../features/checkout/payment-queries'
import { afterPlacing, rememberPlaced } from '../../features/checkout/placed-order'
import { prefillOf } from '../../features/checkout/prefill'
import { toQueryState } from '../../features/query-state'
import { readStoredUser } from '../../features/session/session-store'
import { PLATFORM } from '../../settings'
import { dropPlan, usePlan, useSubscribing } from '../../features/subscription/use-subscribing'

const NOTHING = {}

/** Values of the account and its book; undefined until they are known. */
function useKnown() {
  const application = useApplication()
  const started = useSession((state) => state.started)
  const owner = useSession(({ user }) => user?.id)
  const book = useQuery(addressesQuery(application, owner))
  const addresses = useMemo(() => book.data && deliverable(book.data), [book.data])
  const { storage } = application.stores
  const initial = useMemo(
    () => (owner === undefined ? NOTHING : withDefault(prefillOf(readStoredUser(storage)), addresses ?? [])),
    [owner, storage, addresses],
  )
  return { owner, addresses, initial, ready: started && (owner === undefined || !book.isPending) }
}

const isOffered = (product: ProductDetail) => Boolean(product.subscriptionPercent) && product.inStock

export function SubscribeView({ slug }: { slug: string }) {
  const t = useTranslations('subscription')
  const application = useApplication()
  const navigate = useNavigate()
  const openLogin = useOverlay((overlay) => overlay.openLogin)
  const known = useKnown()
  const rules = useShippingRules()
  const payments = useQuery(paymentQuery(application))
  const payment = toQueryState(payments)
  const query = useQuery(productQuery(application, slug))
  const product = query.data ?? undefined
  const [today] = useState(() => todayOn(PLATFORM, new Date()))
  const { weeks, quantity, change } = usePlan(slug)

  const handlePlaced = (placed: PlacedOrder, submission: CheckoutSubmission) => {
    if (submission.keepsAddress) void keepAddress(application, submission).catch(() => undefined)
    const owner = placed.lookupCode === undefined ? (known.owner ?? null) : null
    dropDraft()
    dropPlan()
    rememberPlaced(application.stores.placed, { ...placed, owner })
    void navigate(afterPlacing(placed), { replace: true, state: { keepsPlace: true } })
  }
  const sending = useSubscribing(handlePlaced)
  const draft = useMemo(() => (known.ready ? readDraft(known.owner) : undefined), [known.ready, known.owner])

  const wanted = useMemo(() => {
    if (!product || !isOffered(product)) return undefined
    const percent = product.subscriptionPercent ?? 0
    const [whole] = addToCart([], product, quantity, PLATFORM)
    if (!whole) return undefined
    // Struck prices are of a single purchase.
    const { originalPrice: _, lowestPrice: __, ...line } = whole
    const unitPrice = deliveryPrice(line.unitPrice, percent)
    return { line: { ...line, unitPrice, stock: product.stock }, percent, onceAmount: line.unitPrice }
  }, [product, quantity])
  const totals = wanted && (sending.changedFor(wanted.line) ?? shownTotals([wanted.line], null, rules))

  const stateOf = (): SubscribePageState => {
    const loaded = toQueryState(query)
    if (loaded.status !== 'ready') return loaded
    if (!wanted || !totals) return { status: 'unavailable' }
    if (!known.ready || payment.status === 'loading') return { status: 'loading' }
    const offer = {
      entry: wanted.line,
      slug: loaded.data?.slug ?? slug,
      percent: wanted.percent,
      onceAmount: wanted.onceAmount,
      totals,
      weeks,
      nextOn: nextAfter(today, weeks, today),
    }
    return { status: 'ready', offer, form: sending.state }
  }
  return (
    <>
      <PageHead title={product ? t('meta', { name: product.name }) : `${t('name')} – Verda`} />
      <SubscribePage
        state={stateOf()}
        paymentMethods={payment.status === 'ready' ? payment.data.methods : undefined}
        whereTo={{ countries: platformCountries[PLATFORM], addresses: known.addresses }}
        initial={known.initial}
        draft={draft}
        onValues={(values) => keepDraft(values, known.owner)}
        notes={
          <CheckoutNotes
            onRetryPayment={payment.status === 'error' ? () => void payments.refetch() : undefined}
            onLogin={known.owner === undefined ? () => openLogin() : undefined}
          />
        }
        onWeeksChange={(chosen) => change({ weeks: chosen })}
        onQuantityChange={(chosen) => change({ quantity: chosen })}
        onSubmit={(submission) =>
          wanted && totals && sending.submit(submission, { line: wanted.line, weeks, totals })
        }
        onRetry={() => void query.refetch()}
      />
    </>
  )
}
