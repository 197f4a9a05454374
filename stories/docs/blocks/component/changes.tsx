import type { MappedComponent } from '../../keyboard-map'
import { changesOf } from '../../changes'
import { ChangeRows } from '../reading/change-rows'

/** The change log entries for one component. */
export function Changes({ of }: { of: MappedComponent }) {
  const changes = changesOf(of)
  if (changes.length === 0)
    return (
      <p className="sb-unstyled text-[0.9375rem] text-text-muted">
        No changes since the first version of 21 November 2026.
      </p>
    )
  return <ChangeRows changes={changes} />
}
