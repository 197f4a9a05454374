import type { ReactNode } from 'react'
import { tokenPurposes } from '@/kit/token-purposes'
import { tokens } from '../../tokens'
import { CopyName } from '../art/copy-name'

const drawings = {
  space: (name: string) => (
    <span
      className="block h-4 max-w-full rounded-[3px] bg-soft-hover forced-colors:border"
      style={{ width: `var(--verda-${name})` }}
    />
  ),
  radius: (name: string) => (
    <span
      className="block h-16 w-28 border border-border-strong bg-surface"
      style={{ borderRadius: `var(--verda-${name})` }}
    />
  ),
  height: (name: string) => (
    <span
      className="block w-24 rounded-admin border border-border-strong bg-surface"
      style={{ height: `var(--verda-${name})` }}
    />
  ),
  none: () => null,
} as const satisfies Record<string, (name: string) => ReactNode>

interface ScaleProps {
  /** Prefixes of the token names: 's-'. */
  prefixes: readonly string[]
  draw?: keyof typeof drawings
}

/** Tokens of one scale in primitive.css, with their values, drawn to scale. */
export function Scale({ prefixes, draw = 'none' }: ScaleProps) {
  const shown = tokens.primitives.filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)))
  return (
    <dl className="sb-unstyled grid grid-cols-1 border-t border-border text-text">
      {shown.map(({ name, value }) => (
        <div
          key={name}
          className="grid min-h-11 grid-cols-1 items-center gap-x-6 gap-y-1 border-b border-border py-1.5 text-small sm:grid-cols-[9rem_13rem_minmax(0,1fr)_minmax(0,18rem)]"
        >
          <dt>
            <CopyName text={`--verda-${name}`} className="font-medium" />
          </dt>
          <dd className="text-text-muted tabular-nums">{value}</dd>
          <dd aria-hidden="true" className="empty:hidden sm:empty:block">
            {drawings[draw](name)}
          </dd>
          <dd className="text-text-muted">{tokenPurposes[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
