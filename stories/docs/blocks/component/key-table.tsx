import type { KeyRow } from '../../keyboard-map'
import { Inline } from '../reading/inline'

/** Keys on the left, their effect on the right. */
export function KeyTable({ rows }: { rows: readonly KeyRow[] }) {
  if (rows.length === 0)
    return (
      <p className="sb-unstyled text-[0.9375rem] text-text-muted">
        Not interactive: it receives no focus and handles no keys.
      </p>
    )
  return (
    <dl className="sb-unstyled grid border-t border-border text-[0.9375rem]/normal text-text">
      {rows.map(([keys, effect]) => (
        <div
          key={keys}
          className="grid gap-x-6 gap-y-1 border-b border-border py-2.5 sm:grid-cols-[15rem_minmax(0,1fr)]"
        >
          <dt className="flex flex-wrap items-center gap-1.5">
            {keys.split(' ').map((key) => (
              <kbd
                key={key}
                className="rounded-xs border border-border-strong bg-surface px-2 py-0.5 font-sans text-a-small font-semibold"
              >
                {key.replaceAll('_', ' ')}
              </kbd>
            ))}
          </dt>
          <dd className="text-text-muted">
            <Inline text={effect} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
