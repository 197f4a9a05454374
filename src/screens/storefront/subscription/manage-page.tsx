/** What the link of a Sparabo's mail opens: state, next days, and what can be done. States: loading, invalid, error, ready. */
import { useId, useState, type ReactNode } from 'react'
import { MAX_UNITS_PER_PRODUCT } from '@/shop/cart/cart-limits'
import { isWeeks, WEEKS, type Subscription, type SubscriptionAction } from '@/shop/subscriptions/subscription'
import { useFormat, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { NumberStepper } from '@/ui/number-stepper'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { productHref } from '../product/product-href'
import { FailureRow } from '../shared/failure-row'
import { FocusNote } from '../shared/focus-note'
import { LinkResult } from '../shared/link-result'

export type ManagePageState =
  | { readonly status: 'loading' }
  | { readonly status: 'invalid' }
  | { readonly status: 'error'; readonly retrying?: boolean }
  | {
      readonly status: 'ready'
      readonly subscription: Subscription
      /** What is being done. */
      readonly busy?: SubscriptionAction['kind'] | undefined
      readonly done?: SubscriptionAction['kind'] | undefined
      readonly failed?: { readonly message?: string | undefined } | undefined
    }

export interface ManagePageProps {
  state: ManagePageState
  onAct: (action: SubscriptionAction) => void
  onRetry: () => void
}

export function ManagePage({ state, onAct, onRetry }: ManagePageProps) {
  const t = useTranslations('subscription')
  const shop = useTranslations('shop')
  return (
    <Container data-slot="manage-page" className="pt-12 pb-24 max-md:pt-7 max-md:pb-12">
      {state.status === 'loading' && (
        <LoadingRegion className="grid max-w-160 gap-5">
          <Skeleton shape="heading" className="w-3/5" />
          <Skeleton shape="block" className="h-40" />
          <Skeleton shape="block" className="h-24" />
        </LoadingRegion>
      )}
      {state.status === 'invalid' && (
        <LinkResult
          isGood={false}
          title={t('manage.invalid')}
          action={{ href: '/kuendigung', label: t('manage.terminate') }}
        >
          {t('manage.invalidText')}
        </LinkResult>
      )}
      {state.status === 'error' && (
        <FailureRow
          headingLevel={1}
          title={t('loadFailed')}
          text={shop('error.text')}
          retryLabel={shop('error.retry')}
          retrying={state.retrying}
          onRetry={onRetry}
        />
      )}
      {state.status === 'ready' && <Shown state={state} onAct={onAct} />}
    </Container>
  )
}

type Ready = Extract<ManagePageState, { status: 'ready' }>

interface ShownProps {
  state: Ready
  onAct: (action: SubscriptionAction) => void
}

function Shown({ state, onAct }: ShownProps) {
  const t = useTranslations('subscription')
  const { subscription, done, failed } = state
  const { number, status } = subscription
  return (
    <div className="grid grid-cols-[minmax(0,7fr)_minmax(0,4fr)] items-start gap-x-16 gap-y-10 max-lg:grid-cols-1">
      <div className="grid gap-8">
        <div>
          <p className="text-small text-text-subtle">{number}</p>
          <h1 className="mt-1 font-serif text-display-m text-balance">{t('manage.title')}</h1>
        </div>
        {done && (
          <FocusNote tone="success" role="status" signal={state}>
            {t(`manage.done.${done}`)}
          </FocusNote>
        )}
        {failed && <FocusNote signal={state}>{failed.message || t('manage.failed')}</FocusNote>}
        <Facts subscription={subscription} />
        {status === 'paused' && <Paused state={state} onAct={onAct} />}
        {/* Begins anew with what was saved, so that no form shows what does not hold. */}
        {status === 'active' && (
          <Changes
            key={`${subscription.nextOn} ${subscription.quantity} ${subscription.weeks}`}
            state={state}
            onAct={onAct}
          />
        )}
        {status !== 'ended' && <End state={state} onAct={onAct} />}
      </div>
      <History subscription={subscription} />
    </div>
  )
}

function Facts({ subscription }: { subscription: Subscription }) {
  const t = useTranslations('subscription')
  const format = useFormat()
  const { product, quantity, weeks, percent, price, nextOn, laterOn, status, endsOn, endedAt } = subscription
  const day = (text: string) => format.date(text, 'long', 'UTC')
  const rows = [
    [t('manage.state'), t(`states.${status}`)],
    [t('rhythm'), t('every', { weeks })],
    [
      t('manage.price'),
      price ? t('manage.priceOf', { price: format.money(price), percent }) : t('manage.notSold'),
    ],
    ...(status === 'active' ? [[t('next'), day(nextOn)] as const] : []),
    ...(status === 'active' && laterOn.length > 0
      ? [[t('manage.later'), laterOn.map(day).join(' · ')] as const]
      : []),
    ...(endsOn !== null && status !== 'ended' ? [[t('manage.endsOn'), day(endsOn)] as const] : []),
    ...(endedAt === null ? [] : [[t('manage.endedAt'), format.date(endedAt, 'time')] as const]),
  ]
  return (
    <dl className="divide-y divide-border rounded-l border border-border bg-surface">
      <Row label={t('manage.product')}>
        {quantity} ×{' '}
        <a href={productHref(product)} className="underline underline-offset-3">
          {product.name}
        </a>
      </Row>
      {rows.map(([label, value]) => (
        <Row key={label} label={label}>
          {value}
        </Row>
      ))}
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 px-5 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-small text-text-subtle">{label}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}

function Paused({ state: { subscription, busy }, onAct }: ShownProps) {
  const t = useTranslations('subscription')
  return (
    <section className="grid gap-3">
      <p>{t(`paused.${subscription.pauseReason ?? 'shop'}`)}</p>
      <Button
        className="justify-self-start max-md:justify-self-stretch"
        loading={busy === 'resume'}
        disabled={busy !== undefined}
        onClick={() => onAct({ kind: 'resume' })}
      >
        {t('manage.resume')}
      </Button>
    </section>
  )
}

function Changes({ state: { subscription, busy }, onAct }: ShownProps) {
  const t = useTranslations('subscription')
  const format = useFormat()
  const { nextOn, movable } = subscription
  const [to, setTo] = useState('')
  const [quantity, setQuantity] = useState(subscription.quantity)
  const [weeks, setWeeks] = useState(subscription.weeks)
  const id = useId()
  const canMove = to >= movable.first && to <= movable.last && to !== nextOn
  const isChanged = quantity !== subscription.quantity || weeks !== subscription.weeks
  return (
    <>
      <section aria-labelledby={`${id}-next`} className="grid gap-4">
        <h2 id={`${id}-next`} className="font-serif text-title-m">
          {t('manage.nextOn', { day: format.date(nextOn, 'long', 'UTC') })}
        </h2>
        <p className="text-text-muted">{t('manage.nextText')}</p>
        <Button
          variant="outline"
          className="justify-self-start max-md:justify-self-stretch"
          loading={busy === 'skip'}
          disabled={busy !== undefined}
          onClick={() => onAct({ kind: 'skip', nextOn })}
        >
          {t('manage.skip')}
        </Button>
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (canMove) onAct({ kind: 'move', nextOn, to })
          }}
        >
          <Field label={t('manage.moveTo')}>
            <Input
              type="date"
              value={to}
              min={movable.first}
              max={movable.last}
              onChange={({ target }) => setTo(target.value)}
            />
          </Field>
          <Button
            variant="outline"
            type="submit"
            loading={busy === 'move'}
            disabled={!canMove || busy !== undefined}
          >
            {t('manage.move')}
          </Button>
        </form>
      </section>
      <section aria-labelledby={`${id}-change`} className="grid gap-4">
        <h2 id={`${id}-change`} className="font-serif text-title-m">
          {t('manage.change')}
        </h2>
        <div className="flex flex-wrap items-end gap-4">
          <NumberStepper
            label={t('quantity')}
            value={quantity}
            onValueChange={setQuantity}
            min={1}
            max={MAX_UNITS_PER_PRODUCT}
          />
          <Field label={t('rhythm')}>
            <NativeSelect value={String(weeks)} onChange={({ target }) => setWeeks(Number(target.value))}>
              {WEEKS.map((each) => (
                <option key={each} value={each}>
                  {t('every', { weeks: each })}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Button
            variant="outline"
            loading={busy === 'change'}
            disabled={!isChanged || busy !== undefined}
            onClick={() => isWeeks(weeks) && onAct({ kind: 'change', quantity, weeks })}
          >
            {t('manage.save')}
          </Button>
        </div>
      </section>
    </>
  )
}

/** Asks before it ends. */
function End({ state: { busy }, onAct }: ShownProps) {
  const t = useTranslations('subscription')
  const [asked, setAsked] = useState(false)
  return (
    <section className="grid gap-4 border-t border-border pt-7">
      {asked ? (
        <>
          <FocusNote tone="warn" signal={asked} title={t('manage.endQuestion')}>
            {t('manage.endText')}
          </FocusNote>
          <div className="flex flex-wrap gap-3">
            <Button
              loading={busy === 'end'}
              disabled={busy !== undefined}
              onClick={() => onAct({ kind: 'end' })}
            >
              {t('manage.endNow')}
            </Button>
            <Button variant="ghost" disabled={busy !== undefined} onClick={() => setAsked(false)}>
              {t('manage.keep')}
            </Button>
          </div>
        </>
      ) : (
        <Button
          variant="ghost"
          className="justify-self-start"
          disabled={busy !== undefined}
          onClick={() => setAsked(true)}
        >
          {t('manage.end')}
        </Button>
      )}
    </section>
  )
}

function History({ subscription: { deliveries } }: { subscription: Subscription }) {
  const t = useTranslations('subscription')
  const format = useFormat()
  const id = useId()
  if (deliveries.length === 0) return null
  return (
    <section aria-labelledby={id} className="rounded-xl border border-border bg-surface p-7 max-md:p-5">
      <h2 id={id} className="mb-3 font-serif text-title-m">
        {t('manage.history')}
      </h2>
      <ul className="divide-y divide-border text-small">
        {deliveries.map(({ dueOn, outcome, orderNumber }) => (
          <li key={dueOn} className="flex flex-wrap justify-between gap-x-4 py-2.75">
            <span>{format.date(dueOn, 'long', 'UTC')}</span>
            <span className="text-text-muted">{orderNumber ?? t(`outcomes.${outcome}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
