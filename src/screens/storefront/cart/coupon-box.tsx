import type { ComponentProps } from 'react'
import type { Currency } from '@/shop/shared/platform'
import { ClockIcon, CloseIcon, TagIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { IconButton } from '@/ui/icon-button'
import { Note, NoteAction } from '@/ui/note'
import type { CouponState } from './cart-types'
import { CouponEntry } from './coupon-entry'
import { useCouponEffect } from './coupon-texts'
import { useKeptFocus } from './use-kept-focus'

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
  const { target, press } = useKeptFocus(
    state.status === 'applied' ? (state.unchecked ? 'unchecked' : 'applied') : 'entry',
  )
  const handleApply = (code: string) => {
    press()
    onApply(code)
  }
  if (state.status === 'applied') {
    const { coupon, automatic, unchecked } = state
    return (
      <div data-slot="coupon-box" {...rest}>
        <div className="flex items-center gap-3 rounded-m border border-dashed border-border-input py-3 ps-3.5 pe-2">
          <TagIcon className="text-text-brand" />
          <div ref={target} tabIndex={-1} className="min-w-0 flex-1 rounded-s" role="status">
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
            onClick={() => {
              press()
              onRemove()
            }}
          />
        </div>
        {unchecked && (
          <Note
            tone="warn"
            size="s"
            role="status"
            className="mt-3"
            action={
              <NoteAction
                disabled={disabled}
                onClick={() => {
                  press()
                  onRetry()
                }}
              >
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
            <NoteAction disabled={disabled} onClick={() => handleApply(state.code)}>
              {t('coupon.again')}
            </NoteAction>
          }
        >
          {t(state.hadGift ? 'coupon.lapsedWithGift' : 'coupon.lapsed', { code: state.code })}
        </Note>
      )}
      <CouponEntry state={state} disabled={disabled} onApply={handleApply} inputRef={target} />
    </div>
  )
}
