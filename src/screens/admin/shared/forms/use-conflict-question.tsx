import { Suspense, useState, type ComponentType } from 'react'
import type { ConflictQuestionProps } from './conflict-question'
import type { StoredDraft } from './draft-storage'
import type { FieldConflict } from './conflicts'
import { RestoredNote } from './form-notes'

/**
 * Asks, above a form and once by itself, which value stays of the fields that somebody else changed as well.
 * @param Question loaded when there is something to ask; without it the typed values stay
 */
export function useConflictQuestion(
  draft: StoredDraft | undefined,
  Question: ComponentType<ConflictQuestionProps> | undefined,
) {
  /** Conflicts that are looked at later. */
  const [closed, setClosed] = useState<readonly FieldConflict[]>()
  const conflicts = Question === undefined ? undefined : draft?.conflicts
  const asking = conflicts !== undefined && conflicts.length > 0
  return {
    /** Nothing is saved as long as this is open. */
    asking,
    /** Opens the question again. */
    ask: () => setClosed(undefined),
    /** What is said of the draft above the fields. */
    note: (className?: string) =>
      asking && draft && Question ? (
        <Suspense>
          <Question
            draft={draft}
            open={closed !== conflicts}
            onOpenChange={(open) => setClosed(open ? undefined : conflicts)}
            className={className}
          />
        </Suspense>
      ) : (
        <RestoredNote draft={draft} className={className} />
      ),
  }
}
