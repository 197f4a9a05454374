import { Inline } from '../reading/inline'

interface AnatomyProps {
  /** Each part with its purpose, from the outside in. */
  parts: readonly (readonly [name: string, purpose: string])[]
}

/** The parts of a component, numbered in the order they nest or follow each other. */
export function Anatomy({ parts }: AnatomyProps) {
  return (
    <ol className="sb-unstyled grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 overflow-hidden rounded-l border border-border bg-surface text-[0.9375rem]/normal text-text sm:grid-cols-[auto_auto_minmax(0,1fr)] sm:gap-x-6">
      {parts.map(([name, purpose], index) => (
        <li
          key={name}
          className="col-span-full grid grid-cols-subgrid items-baseline border-b border-border px-5 py-2.5 last:border-b-0"
        >
          <span className="text-a-small font-semibold text-text-subtle tabular-nums">{index + 1}</span>
          <code className="min-w-0 text-small font-medium wrap-anywhere text-text-brand">{name}</code>
          <span className="text-text-muted max-sm:col-start-2">
            <Inline text={purpose} />
          </span>
        </li>
      ))}
    </ol>
  )
}
