import { useRef, useState, type ReactNode, type UIEvent } from 'react'
import { AlertIcon } from '@/icons'

export interface RailEntry<Id extends string> {
  id: Id
  label: string
  /** Text right of the label, for example a count. */
  note?: string
  /** Number of errors and its accessible label. */
  errors?: { count: number; label: string }
}

interface SectionRailProps<Id extends string> {
  label: string
  entries: readonly RailEntry<Id>[]
  /** Makes the pane focusable for keyboard scrolling, because it contains no focusable fields. */
  readOnly?: boolean
  /** Content above the sections that does not scroll. */
  head?: ReactNode
  children: ReactNode
}

/** Long form with a section navigation on the left; scrolling updates the active section. */
export function SectionRail<Id extends string>({
  label,
  entries,
  readOnly = false,
  head,
  children,
}: SectionRailProps<Id>) {
  const pane = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(entries[0]?.id)
  const sectionOf = (id: Id) => pane.current?.querySelector<HTMLElement>(`[data-section="${id}"]`)
  const go = (id: Id) => {
    setCurrent(id)
    sectionOf(id)?.scrollIntoView({ block: 'start' })
  }
  const handleScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const top = currentTarget.getBoundingClientRect().top + 48
    const passed = entries.filter(({ id }) => (sectionOf(id)?.getBoundingClientRect().top ?? Infinity) <= top)
    const atEnd = currentTarget.scrollTop + currentTarget.clientHeight >= currentTarget.scrollHeight - 2
    const shown = atEnd ? entries.at(-1) : passed.at(-1)
    if (shown) setCurrent(shown.id)
  }
  return (
    <div className="flex min-h-0 flex-auto border-t border-border max-md:flex-col">
      <nav
        aria-label={label}
        className="flex flex-none gap-0.5 border-border bg-surface-sunken p-3 max-md:overflow-x-auto max-md:border-b md:w-49 md:flex-col md:overflow-y-auto md:border-e"
      >
        {entries.map(({ id, label: text, note, errors }) => (
          <button
            key={id}
            type="button"
            aria-current={id === current ? 'true' : undefined}
            onClick={() => go(id)}
            className="flex min-h-8.5 flex-none items-center gap-2 rounded-admin border border-transparent px-2.5 text-start font-medium whitespace-nowrap text-text-muted hover:text-text aria-[current]:border-border aria-[current]:bg-surface-raised aria-[current]:text-text forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none pointer-coarse:min-h-hit"
          >
            <span className="me-auto">{text}</span>
            {errors && errors.count > 0 ? (
              <span className="flex items-center gap-1 text-a-caption font-semibold text-danger-fg tabular-nums">
                <AlertIcon size="s" className="size-3.5" />
                <span aria-hidden="true">{errors.count}</span>
                <span className="sr-only">{errors.label}</span>
              </span>
            ) : (
              note && <span className="text-a-caption font-normal text-text-subtle tabular-nums">{note}</span>
            )}
          </button>
        ))}
      </nav>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {head}
        <div
          ref={pane}
          role="group"
          aria-label={label}
          {...(readOnly && { tabIndex: 0 })}
          onScroll={handleScroll}
          className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain"
        >
          {children}
        </div>
      </div>
    </div>
  )
}

interface RailSectionProps {
  id: string
  title: string
  hint?: ReactNode
  children: ReactNode
}

/** One section with title on the left and fields on the right. */
export function RailSection({ id, title, hint, children }: RailSectionProps) {
  return (
    <section
      data-section={id}
      aria-label={title}
      className="grid gap-x-7 gap-y-3 border-b border-border px-6 py-5.5 last:border-b-0 max-md:px-4.5 lg:grid-cols-[12.25rem_minmax(0,1fr)]"
    >
      <div>
        <h3 className="font-semibold">{title}</h3>
        {hint && <p className="mt-0.75 text-a-small text-text-subtle">{hint}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
