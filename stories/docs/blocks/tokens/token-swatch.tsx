import { formatHex } from 'culori'
import type { CSSProperties } from 'react'
import type { Theme } from '@/kit/token-table'
import { tokens } from '../../tokens'

const painted = (name: string): CSSProperties => ({ background: `var(--verda-${name})` })

/** A colour in one theme and the primitive it refers to. */
export function TokenSwatch({ name, theme }: { name: string; theme: Theme }) {
  const { alias, value } = tokens.resolve(name, theme)
  const colour = tokens.colourOf(name, theme)
  return (
    <div data-theme={theme} className="flex min-w-0 items-center gap-3 bg-bg px-4 py-2.5 text-text">
      <span
        aria-hidden="true"
        style={painted(name)}
        className="size-9 flex-none rounded-admin border border-border-strong forced-color-adjust-none"
      />
      <span className="min-w-0 text-a-small">
        <span className="block truncate font-medium">{alias ?? value}</span>
        <span className="block text-text-subtle tabular-nums">
          {colour ? formatHex(colour) : 'translucent'}
        </span>
      </span>
    </div>
  )
}
