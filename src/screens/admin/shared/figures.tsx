import { Skeleton } from '@/ui/skeleton'
import { StatCard } from '@/ui/stat-card'
import { statGrid } from './stat-grid'
import { usePhone } from './use-narrow'

interface FiguresProps {
  label: string
  loading: boolean
  figures: readonly { readonly label: string; readonly value: string; readonly hint?: string | undefined }[]
}

/** Figures of a list, above it; on phones two short lines, which stand below it so that it begins higher. */
export function Figures({ label, loading, figures }: FiguresProps) {
  const isPhone = usePhone()
  return (
    <section aria-label={label} className={isPhone ? 'mt-4' : statGrid}>
      {isPhone ? (
        <dl className="grid grid-cols-2 gap-2.5" aria-busy={loading}>
          {figures.map((figure) => (
            <div
              key={figure.label}
              className="flex flex-wrap items-center gap-2 rounded-m border border-border bg-surface px-3.5 py-2"
            >
              <dt className="me-auto min-w-0 text-text-muted">{figure.label}</dt>
              <dd className="font-semibold tabular-nums">
                {loading ? <Skeleton className="w-10" /> : figure.value}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        figures.map((figure) => <StatCard key={figure.label} loading={loading} {...figure} />)
      )}
    </section>
  )
}
