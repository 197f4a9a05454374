import { useTranslations } from '@/i18n'
import type { PriceStep } from './price-entry'

const RESULTS = ['changed', 'same', 'notSold', 'impossible'] as const satisfies readonly PriceStep['result'][]

/** Number of prices that change, and of those that do not by reason. */
export function PriceSummary({ steps }: { steps: readonly PriceStep[] }) {
  const t = useTranslations('adminProductWork')
  const counts = RESULTS.map((result) => ({
    result,
    count: steps.filter((step) => step.result === result).length,
  }))
  return (
    <p role="status" className="flex flex-wrap gap-x-4 gap-y-1 text-a-small tabular-nums">
      {counts
        .filter(({ result, count }) => count > 0 || result === 'changed')
        .map(({ result, count }) => (
          <span
            key={result}
            className={
              result === 'changed'
                ? 'font-semibold'
                : result === 'impossible'
                  ? 'text-danger-fg'
                  : 'text-text-muted'
            }
          >
            {t(`prices.counts.${result}`, { count })}
          </span>
        ))}
    </p>
  )
}
