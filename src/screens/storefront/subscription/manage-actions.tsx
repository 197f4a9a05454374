import { useEffect, useId, useRef, useState } from 'react'
import { MAX_UNITS_PER_PRODUCT } from '@/shop/cart/cart-limits'
import { isWeeks, WEEKS } from '@/shop/subscriptions/subscription'
import { useFormat, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { NumberStepper } from '@/ui/number-stepper'
import { FocusNote } from '../shared/focus-note'
import type { ManagedProps } from './manage-types'

export function Paused({ state: { subscription, busy }, onAct }: ManagedProps) {
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

/** The next delivery, quantity and rhythm. */
export function Changes({ state: { subscription, busy }, onAct }: ManagedProps) {
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
export function End({ state: { busy }, onAct }: ManagedProps) {
  const t = useTranslations('subscription')
  const [asked, setAsked] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asked === false) button.current?.focus()
  }, [asked])
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
          ref={button}
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
