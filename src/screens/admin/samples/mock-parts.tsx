import type { ComponentType, ReactNode } from 'react'
import type { IconProps } from '@/icons'
import { Panel } from '../shared/panel'

interface FactsProps {
  title: string
  facts: readonly { readonly label: string; readonly value: ReactNode }[]
  children?: ReactNode
}

/** Description list. */
export function MockFacts({ title, facts, children }: FactsProps) {
  return (
    <Panel title={title} aria-label={title}>
      <dl className="grid gap-3 p-4.5">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex items-center justify-between gap-4">
            <dt className="text-text-muted">{label}</dt>
            <dd className="text-end font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className="px-4.5 pb-4.5">{children}</div>}
    </Panel>
  )
}

interface EntriesProps {
  title: string
  entries: readonly {
    readonly icon: ComponentType<IconProps>
    readonly title: string
    readonly detail?: string
    readonly aside: ReactNode
  }[]
}

/** List of entries with title, source and time. */
export function MockEntries({ title, entries }: EntriesProps) {
  return (
    <Panel title={title} aria-label={title}>
      <ul className="divide-y divide-border">
        {entries.map(({ icon: Icon, title: name, detail, aside }) => (
          <li key={name} className="flex items-center gap-3 px-4.5 py-2.5">
            <span className="grid size-8 flex-none place-items-center rounded-admin bg-surface-sunken text-text-muted">
              <Icon size="s" />
            </span>
            <span className="me-auto min-w-0 leading-snug">
              <span className="block truncate">{name}</span>
              {detail && <span className="block truncate text-a-caption text-text-subtle">{detail}</span>}
            </span>
            <span className="flex-none text-a-small text-text-subtle">{aside}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
