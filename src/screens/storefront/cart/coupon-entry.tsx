import { useState, type Ref, type SubmitEvent } from 'react'
import { normalizeCouponCode } from '@/shop/coupons/coupons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import type { CouponState } from './cart-types'
import { useCouponProblem } from './coupon-texts'

interface CouponEntryProps {
  state: CouponState
  disabled: boolean
  /** Called with the normalised code: trimmed, upper case. */
  onApply: (code: string) => void
  inputRef: Ref<HTMLInputElement>
}

/** Form for a coupon's code. */
export function CouponEntry({ state, disabled, onApply, inputRef }: CouponEntryProps) {
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
          ref={inputRef}
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
