import { useContentLang, useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { unsentOf } from '@/shop/orders/parcels'
import { Collapsible } from '@/ui/collapsible'
import { NumberStepper } from '@/ui/number-stepper'

interface CargoPartsProps {
  order: AdminOrder
  /** Units of each line that go into the parcel. */
  units: readonly number[]
  /** True if they are fewer than could be sent. */
  isPart: boolean
  /** What is wrong, at a line or with all of them. */
  error?: { readonly position?: number; readonly message: string } | undefined
  onChange: (units: readonly number[]) => void
}

/** Chooses what goes into a parcel; closed, it holds everything that is left. */
export function CargoParts({ order, units, isPart, error, onChange }: CargoPartsProps) {
  const t = useTranslations('adminOrders')
  const contentLang = useContentLang()
  const shipping = useTranslations('adminShipping')
  const unsent = unsentOf(order)
  const chosen = units.reduce((sum, each) => sum + each, 0)
  const left = unsent.reduce((sum, each) => sum + each, 0)
  const errorOf = (position?: number) =>
    error &&
    error.position === position && (
      <p id="cargo-parts-error" role="alert" className="col-span-2 text-a-small text-danger">
        {error.message}
      </p>
    )
  return (
    <Collapsible
      className="border-t"
      title={
        <>
          {shipping('cargo.part')}
          {isPart && (
            <span className="text-a-small font-normal text-text-muted tabular-nums">
              {shipping('cargo.chosen', { chosen, left })}
            </span>
          )}
        </>
      }
    >
      <ul aria-label={shipping('cargo.part')}>
        {order.lines.map(({ name, returned }, position) => {
          const max = unsent[position] ?? 0
          return (
            max > 0 && (
              <li
                // Lines have no id of their own and stay in their order.
                key={`${position} ${name}`}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-1.5"
              >
                <span className="leading-snug">
                  <span lang={contentLang}>{name}</span>
                  <small className="block text-a-caption text-text-subtle">
                    {shipping('cargo.left', { count: max })}
                    {returned > 0 && `, ${t('detail.returned', { count: returned })}`}
                  </small>
                </span>
                <NumberStepper
                  label={shipping('cargo.units', { name })}
                  value={units[position] ?? 0}
                  min={0}
                  max={max}
                  aria-invalid={error?.position === position || undefined}
                  aria-describedby={error?.position === position ? 'cargo-parts-error' : undefined}
                  onValueChange={(value) =>
                    onChange(units.map((each, at) => (at === position ? value : each)))
                  }
                />
                {errorOf(position)}
              </li>
            )
          )
        })}
      </ul>
      {errorOf()}
    </Collapsible>
  )
}
