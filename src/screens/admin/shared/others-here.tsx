import type { ReactNode } from 'react'
import { Note } from '@/ui/note'

interface OthersHereProps {
  /** Who else has it open; nothing is shown without. */
  names: readonly string[]
  className?: string
  /** Says it with the names. */
  children: (names: string) => ReactNode
}

/** That others look at the same. */
export function OthersHere({ names, className, children }: OthersHereProps) {
  return (
    // The region is there before its text, or it would not be read out.
    <div role="status" className={className}>
      {names.length > 0 && (
        <Note size="admin" tone="info">
          {children(names.join(', '))}
        </Note>
      )}
    </div>
  )
}
