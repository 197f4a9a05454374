import { useId } from 'react'
import { useContentLang, useFormat, useTranslations } from '@/i18n'
import type { platformCurrency } from '@/shop/shared/platform'
import { FieldError } from '@/ui/field-texts'
import { Input } from '@/ui/input'
import { CURRENCY_SIGNS } from '../../shared/currency-signs'
import type { PriceStep } from './price-entry'

interface PriceLineProps {
  step: PriceStep
  currency: (typeof platformCurrency)[keyof typeof platformCurrency]
  /** The new price is typed here. */
  typed: TypedPrice | undefined
}

interface TypedPrice {
  readonly value: string
  readonly disabled: boolean
  readonly onType: (value: string) => void
  /** A pasted column, a line a product. */
  readonly onPaste: (lines: readonly string[]) => void
}

/** A product with old and new price. */
export function PriceLine({ step: { product, from, to, result }, currency, typed }: PriceLineProps) {
  const t = useTranslations('adminProductWork')
  const contentLang = useContentLang()
  const format = useFormat()
  const money = (amount: number) => format.money({ amount, currency })
  return (
    <li className="flex min-h-11 items-center gap-x-3 border-b border-border py-2 last:border-b-0">
      <b lang={contentLang} className="min-w-0 flex-1 truncate font-semibold">
        {product.name}
      </b>
      {from && (
        <span className="text-text-muted tabular-nums">
          <span className="sr-only">{t('prices.was')} </span>
          {money(from.amount)}
        </span>
      )}
      {typed && from ? (
        <PriceInput
          name={product.name}
          sign={CURRENCY_SIGNS[currency]}
          problem={result === 'impossible' ? t('prices.impossible') : undefined}
          typed={typed}
        />
      ) : result === 'changed' && to ? (
        <span className="min-w-24 text-end tabular-nums">
          <span aria-hidden="true" className="me-2 text-text-subtle">
            →
          </span>
          <span className="sr-only">{t('prices.now')} </span>
          <b className="font-semibold">{money(to.amount)}</b>
          {to.originalAmount !== null && (
            <small className="block text-a-caption text-text-subtle">
              {t('prices.struck', { amount: money(to.originalAmount) })}
            </small>
          )}
        </span>
      ) : (
        <span
          className={
            result === 'impossible'
              ? 'min-w-24 text-end text-a-small text-danger-fg'
              : 'min-w-24 text-end text-a-small text-text-subtle'
          }
        >
          {result === 'same' ? t('bulk.same') : result === 'changed' ? null : t(`prices.${result}`)}
        </span>
      )}
    </li>
  )
}

interface PriceInputProps {
  name: string
  sign: string
  problem: string | undefined
  typed: TypedPrice
}

/** Enter goes to the next product. */
function PriceInput({ name, sign, problem, typed }: PriceInputProps) {
  const t = useTranslations('adminProductWork')
  const id = useId()
  return (
    <span className="w-32 flex-none">
      <Input
        size="admin"
        inputMode="decimal"
        autoComplete="off"
        unit={sign}
        aria-label={t('prices.eachOf', { name })}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : id}
        readOnly={typed.disabled}
        value={typed.value}
        onChange={({ target }) => typed.onType(target.value)}
        onPaste={(event) => {
          const lines = event.clipboardData.getData('text').trim().split(/\r?\n/)
          if (typed.disabled || lines.length < 2) return
          event.preventDefault()
          typed.onPaste(lines)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          const inputs = [...(event.currentTarget.closest('ul')?.querySelectorAll('input') ?? [])]
          inputs[inputs.indexOf(event.currentTarget) + 1]?.focus()
        }}
      />
      {problem !== undefined && (
        <FieldError id={id} size="admin">
          {problem}
        </FieldError>
      )}
    </span>
  )
}
