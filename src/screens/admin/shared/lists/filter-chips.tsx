import { useRef } from 'react'
import { useTranslations } from '@/i18n'
import { RemovableTag } from '@/ui/removable-tag'

export interface FilterChip {
  readonly id: string
  /** With its value: 'Ülke: Almanya'. */
  readonly label: string
}

interface FilterChipsProps {
  chips: readonly FilterChip[]
  onRemove: (id: string) => void
  onClear: () => void
}

/** Filters that have no select of their own, each with a button that removes it. */
export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  const t = useTranslations('admin')
  const group = useRef<HTMLDivElement>(null)
  // The pressed button is gone afterwards.
  const stay = () => group.current?.focus({ preventScroll: true })
  return (
    <div
      ref={group}
      role="group"
      aria-label={t('list.activeFilters')}
      tabIndex={-1}
      className={
        chips.length > 0
          ? 'flex flex-wrap items-center gap-2 border-b border-border px-4.5 py-2.5 focus-visible:-outline-offset-2 max-md:border-b-0 max-md:px-4 max-md:pt-0.5'
          : 'sr-only'
      }
    >
      {chips.map(({ id, label }) => (
        <RemovableTag
          key={id}
          label={label}
          onRemove={() => {
            onRemove(id)
            stay()
          }}
        />
      ))}
      {chips.length > 1 && (
        <button
          type="button"
          onClick={() => {
            onClear()
            stay()
          }}
          className="min-h-7 rounded-xs text-a-small font-semibold underline decoration-border-strong underline-offset-4 hover:decoration-current pointer-coarse:min-h-hit"
        >
          {t('list.clear')}
        </button>
      )}
    </div>
  )
}
