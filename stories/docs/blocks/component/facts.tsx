import uses from 'virtual:uses'
import { Badge } from '@/ui/badge'
import { MATURITIES, maturityLooks, maturityOf } from '../../maturity'
import type { MappedComponent } from '../../keyboard-map'

/** The maturity of a component and the number of files that use it. */
export function Facts({ of, path }: { of: MappedComponent; path: string }) {
  const maturity = maturityOf(of)
  const users = (uses[`src/${path}`] ?? []).filter((file) => !file.startsWith('src/ui/'))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-border px-4 py-3">
      <Badge variant={maturityLooks[maturity]} size="s" className="first-letter:uppercase">
        {maturity}
      </Badge>
      <span className="min-w-0 flex-1 basis-80 text-text-muted">{MATURITIES[maturity]}</span>
      {users.length > 0 && (
        <span className="text-text-muted tabular-nums">
          Used in {users.length} {users.length === 1 ? 'place' : 'places'}
        </span>
      )}
    </div>
  )
}
