import { cva } from 'class-variance-authority'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslations } from '../i18n'
import { Card, CardHeader, CardTitle } from './card'

const frameStyles = cva('')
const switchStyles = cva([
  'min-h-7.5 rounded-xs px-3 text-a-small font-semibold text-text-muted',
  'aria-pressed:bg-surface-raised aria-pressed:text-text aria-pressed:shadow-s forced-colors:aria-pressed:border pointer-coarse:min-h-hit',
])

interface ChartFrameOwnProps {
  /** Heading of the panel. */
  title: ReactNode
  /** ChartLegend or another control beside the title. */
  legend?: ReactNode
  /** The chart. */
  children: ReactNode
  /** Table with all values; adds a switch between chart and table. */
  table?: ReactNode
}
export type ChartFrameProps = ChartFrameOwnProps & Omit<ComponentProps<'section'>, keyof ChartFrameOwnProps>

/** Panel around a chart, optionally with a switch to its table. */
export function ChartFrame({ title, legend, table, className, children, ...rest }: ChartFrameProps) {
  const t = useTranslations('ui')
  const [view, setView] = useState<'graph' | 'table'>('graph')
  return (
    <Card asChild density="admin" className={frameStyles({ className })}>
      <section data-slot="chart-frame" {...rest}>
        <CardHeader>
          <CardTitle>{title}</CardTitle>
          {legend}
          {table && (
            <div
              role="group"
              aria-label={t('chart.view')}
              className="grid grid-flow-col gap-0.5 rounded-admin bg-surface-sunken p-0.75"
            >
              {(['graph', 'table'] as const).map((choice) => (
                <button
                  key={choice}
                  type="button"
                  aria-pressed={view === choice}
                  onClick={() => setView(choice)}
                  className={switchStyles()}
                >
                  {t(`chart.${choice}`)}
                </button>
              ))}
            </div>
          )}
        </CardHeader>
        {view === 'graph' ? <div className="p-4.5">{children}</div> : table}
      </section>
    </Card>
  )
}
