import { useWords } from '../../i18n'
import { Note } from '../../ui/note'
import { FocusNote } from './focus-note'
import type { SaveState } from './profile-types'

interface SaveNoteProps {
  state: SaveState
  /** The specified sentence of success. */
  saved: string
  /** Where the server said nothing. */
  failed: string
}

/** What became of the last attempt to save. */
export function SaveNote({ state, saved, failed }: SaveNoteProps) {
  const words = useWords('account')
  switch (state.status) {
    case 'saved':
      return (
        <Note tone="success" size="s" role="status">
          {saved}
        </Note>
      )
    case 'failed':
      return (
        <FocusNote size="s" signal={state}>
          {state.message || failed}
        </FocusNote>
      )
    case 'saving':
      return (
        <p role="status" className="sr-only">
          {words('profile.saving')}
        </p>
      )
    case 'idle':
      return null
  }
}
