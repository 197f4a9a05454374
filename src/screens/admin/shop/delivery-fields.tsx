import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { wholeEntry } from '../shared/forms/entries'
import { errorOf } from '../shared/forms/form-rules'
import { COUNTRIES } from '@/shop/orders/address'
import type { ShopDetails } from '@/shop/shop-details/shop-details'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Textarea } from '@/ui/textarea'
import { Panel } from '../shared/panel'

/** What the days of delivery are reckoned from. */
export function DeliveryFields({
  form: {
    register,
    clearErrors,
    formState: { errors },
  },
}: {
  form: Pick<UseFormReturn<ShopDetails>, 'register' | 'clearErrors' | 'formState'>
}) {
  const t = useTranslations('adminShop')
  return (
    <Panel title={t('delivery.title')} aria-label={t('delivery.title')}>
      <p className="px-4.5 pt-3.5 text-a-small text-text-muted">{t('delivery.hint')}</p>
      <div className="grid gap-x-4 gap-y-3.5 p-4.5 sm:grid-cols-2">
        <Field
          label={t('delivery.cutOff')}
          hint={t('delivery.cutOffHint')}
          error={errorOf(errors, 'delivery.cutOff')}
          required
          className="sm:col-span-2"
        >
          <Input
            type="time"
            {...register('delivery.cutOff', { onChange: () => clearErrors('delivery.cutOff') })}
          />
        </Field>
        {COUNTRIES.flatMap((country) =>
          (['from', 'to'] as const).map((end) => {
            const name = `delivery.days.${country}.${end}` as const
            return (
              <Field
                key={name}
                label={t(`delivery.${end}`, { country: t(`delivery.countries.${country}`) })}
                error={errorOf(errors, name)}
                required
              >
                <Input
                  inputMode="numeric"
                  unit={t('delivery.unit')}
                  {...register(name, { setValueAs: wholeEntryOf, onChange: () => clearErrors(name) })}
                />
              </Field>
            )
          }),
        )}
        <Field
          label={t('delivery.closedDays')}
          hint={t('delivery.closedHint')}
          error={errorOf(errors, 'delivery.closedDays')}
          optional
          className="sm:col-span-2"
        >
          <Textarea
            rows={3}
            {...register('delivery.closedDays', { onChange: () => clearErrors('delivery.closedDays') })}
          />
        </Field>
      </div>
    </Panel>
  )
}

const wholeEntryOf = (typed: unknown) => (typeof typed === 'string' ? wholeEntry(typed) : typed)
