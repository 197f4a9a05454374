import { useContentLang, useFormat, useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { Checkbox } from '@/ui/checkbox'
import { NumberStepper } from '@/ui/number-stepper'
import { refundValue, returnableLines } from '@/shop/returns/refunds'
import type { ReturnedUnits } from '@/shop/returns/returns'

interface ReturnLinesProps {
  order: AdminOrder
  units: readonly ReturnedUnits[]
  onChange: (units: readonly ReturnedUnits[]) => void
}

/** Selects the returned units and whether they are restocked. */
export function ReturnLines({ order, units, onChange }: ReturnLinesProps) {
  const t = useTranslations('adminReturns')
  const contentLang = useContentLang()
  const format = useFormat()
  const lines = returnableLines(order)
  const unitsOf = (productId: string) => units.find((each) => each.productId === productId)
  const set = (productId: string, quantity: number, restock: boolean) =>
    onChange([
      ...units.filter((each) => each.productId !== productId),
      ...(quantity > 0 ? [{ productId, quantity, restock }] : []),
    ])
  if (lines.length === 0) return <p className="text-text-muted">{t('lines.none')}</p>
  return (
    <ul className="rounded-s border border-border">
      {lines.map(({ productId, name, quantity, returned }) => {
        const chosen = unitsOf(productId)
        return (
          <li
            key={productId}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-border px-3.5 py-2.5 last:border-b-0"
          >
            <span className="leading-snug">
              <span lang={contentLang}>{name}</span>
              <small className="block text-a-caption text-text-subtle">
                {t('lines.left', { count: quantity - returned })}
                {chosen &&
                  ` · ${format.money({ amount: refundValue(order, [chosen]), currency: order.currency })}`}
              </small>
            </span>
            <NumberStepper
              label={t('lines.quantity', { name })}
              value={chosen?.quantity ?? 0}
              min={0}
              max={quantity - returned}
              onValueChange={(value) => set(productId, value, chosen?.restock ?? true)}
            />
            {chosen && (
              <Checkbox
                size="admin"
                checked={chosen.restock}
                className="col-span-2"
                onChange={(event) => set(productId, chosen.quantity, event.target.checked)}
              >
                {t('lines.restock')}
              </Checkbox>
            )}
          </li>
        )
      })}
    </ul>
  )
}
