import { useTranslations } from '@/i18n'
import { PRICE_ROUNDINGS } from '@/shop/bulk-products/bulk-price'
import { PLATFORMS, platformCurrency } from '@/shop/shared/platform'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { SegmentedControl } from '@/ui/segmented-control'
import { CURRENCY_SIGNS } from '../../shared/currency-signs'
import { changeOf, FIRST_ENTRY, type PriceEntry } from './price-entry'
import { PlatformSelect } from '../../shared/platform-select'

interface PriceEntryFieldsProps {
  entry: PriceEntry
  onChange: (entry: PriceEntry) => void
}

/** Amount and direction of a price change, its platform and rounding. */
export function PriceEntryFields({ entry, onChange }: PriceEntryFieldsProps) {
  const t = useTranslations('adminProductWork')
  const set = (changes: Partial<PriceEntry>) => onChange({ ...entry, ...changes })
  const isWrong = entry.value.trim() !== '' && changeOf(entry) === undefined
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3.5 max-sm:grid-cols-1">
      <Field label={t('prices.platform')} size="admin">
        <PlatformSelect
          value={entry.platform}
          onChange={({ target }) => {
            const platform = PLATFORMS.find((each) => each === target.value)
            // What was typed is in the other one's currency.
            if (platform) set({ platform, typed: FIRST_ENTRY.typed })
          }}
        />
      </Field>
      <Field label={t('prices.direction')} size="admin" group>
        <SegmentedControl
          full
          options={(['raise', 'lower', 'each'] as const).map((value) => ({
            value,
            label: t(`prices.${value}`),
          }))}
          value={entry.direction}
          onValueChange={(direction) => set({ direction })}
        />
      </Field>
      {entry.direction === 'each' ? (
        <p className="col-span-full text-a-small text-text-muted">{t('prices.eachHint')}</p>
      ) : (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
            <Field label={t('prices.value')} size="admin" error={isWrong && t('prices.invalid')} required>
              <Input
                inputMode="decimal"
                value={entry.value}
                onChange={({ target }) => set({ value: target.value })}
              />
            </Field>
            <Field label={t('prices.by')} size="admin" group>
              <SegmentedControl
                options={[
                  { value: 'percent', label: t('prices.percent') },
                  { value: 'amount', label: CURRENCY_SIGNS[platformCurrency[entry.platform]] },
                ]}
                value={entry.by}
                onValueChange={(by) => set({ by })}
              />
            </Field>
          </div>
          <Field label={t('prices.rounding')} size="admin" hint={t('prices.halves')}>
            <NativeSelect
              value={entry.rounding}
              onChange={({ target }) => {
                const rounding = PRICE_ROUNDINGS.find((each) => each === target.value)
                if (rounding) set({ rounding })
              }}
            >
              {PRICE_ROUNDINGS.map((rounding) => (
                <option key={rounding} value={rounding}>
                  {t(`prices.roundings.${rounding}`)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </>
      )}
      {entry.direction === 'lower' && (
        <Checkbox
          size="admin"
          className="col-span-full"
          checked={entry.strike}
          onChange={({ target }) => set({ strike: target.checked })}
        >
          {t('prices.strike')}
        </Checkbox>
      )}
    </div>
  )
}
