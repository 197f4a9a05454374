import { useState, type ComponentProps, type SubmitEvent } from 'react'
import { normalizeCouponCode } from '../../../domain/coupons/coupon'
import type { Currency } from '../../../domain/shared/platform'
import { ClockIcon, CloseIcon, TagIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { IconButton } from '../../../ui/icon-button'
import { Input } from '../../../ui/input'
import { Note, NoteAction } from '../../../ui/note'
import type { CouponState } from './cart-types'
import { useCouponEffect, useCouponProblem } from './coupon-texts'

interface CouponBoxOwnProps {
  state: CouponState
  currency: Currency
  /** Called with the normalised code: trimmed, upper case. */
  onApply: (code: string) => void
  onRemove: () => void
  /** Retries the validation of an applied coupon. */
  onRetry: () => void
  disabled?: boolean
}
export type CouponBoxProps = CouponBoxOwnProps & Omit<ComponentProps<'div'>, keyof CouponBoxOwnProps>

/** Coupon form, or the applied coupon; one coupon per order. */
export function CouponBox({
  state,
  currency,
  onApply,
  onRemove,
  onRetry,
  disabled = false,
  ...rest
}: CouponBoxProps) {
  const t = useTranslations('cart')
  const effectOf = useCouponEffect()
  if (state.status === 'applied') {
    const { coupon, automatic, unchecked } = state
    return (
      <div data-slot="coupon-box" {...rest}>
        <div className="flex items-center gap-3 rounded-m border border-dashed border-border-input py-3 pr-2 pl-3.5">
          <TagIcon className="text-text-brand" />
          <div className="min-w-0 flex-1" role="status">
            <span className="sr-only">{t(automatic ? 'coupon.automatic' : 'coupon.success')}: </span>
            <p className="truncate text-small font-semibold">{coupon.code}</p>
            <p className="text-caption text-text-muted">
              {effectOf(coupon, currency)}
              {automatic && ` · ${t('coupon.automatic')}`}
            </p>
          </div>
          <IconButton
            size="s"
            icon={CloseIcon}
            label={t('coupon.remove', { code: coupon.code })}
            disabled={disabled}
            onClick={onRemove}
          />
        </div>
        {unchecked && (
          <Note
            tone="warn"
            size="s"
            role="status"
            className="mt-3"
            action={
              <NoteAction disabled={disabled} onClick={onRetry}>
                {t('coupon.check')}
              </NoteAction>
            }
          >
            {t('coupon.unchecked', { code: coupon.code })}
          </Note>
        )}
      </div>
    )
  }
  return (
    <div data-slot="coupon-box" {...rest}>
      {state.status === 'lapsed' && (
        <Note
          tone="info"
          size="s"
          icon={ClockIcon}
          role="status"
          className="mb-3"
          action={
            <NoteAction disabled={disabled} onClick={() => onApply(state.code)}>
              {t('coupon.again')}
            </NoteAction>
          }
        >
          {t(state.hadGift ? 'coupon.lapsedWithGift' : 'coupon.lapsed', { code: state.code })}
        </Note>
      )}
      <CouponEntry state={state} disabled={disabled} onApply={onApply} />
    </div>
  )
}

type CouponEntryProps = Pick<CouponBoxOwnProps, 'state' | 'disabled' | 'onApply'>

function CouponEntry({ state, disabled, onApply }: CouponEntryProps) {
  const t = useTranslations('cart')
  const problemOf = useCouponProblem()
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const [edited, setEdited] = useState(false)
  const refused = state.status === 'refused' && !edited ? problemOf(state.problem) : undefined
  const error = missing ? t('coupon.refused.COUPON_REQUIRED') : refused

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = normalizeCouponCode(code)
    setMissing(wanted === '')
    setEdited(false)
    if (wanted !== '') onApply(wanted)
  }
  return (
    <form noValidate className="flex items-start gap-2" onSubmit={handleSubmit}>
      <Field error={error} className="flex-1">
        <Input
          aria-label={t('coupon.label')}
          value={code}
          disabled={disabled}
          placeholder={t('coupon.label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.target.value)
            setMissing(false)
            setEdited(true)
          }}
        />
      </Field>
      <Button type="submit" variant="outline" disabled={disabled} loading={state.status === 'checking'}>
        {t('coupon.apply')}
      </Button>
      {error && (
        <span role="alert" className="sr-only">
          {error}
        </span>
      )}
    </form>
  )
}
