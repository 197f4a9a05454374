import type { ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import { Note } from '@/ui/note'
import { FocusNote, scrollToNote } from '../shared/focus-note'
import type { SaveState } from './profile-types'

interface SaveNoteProps {
  state: SaveState
  /** Message after success. */
  saved: ReactNode
  /** Message after a failure without a message of the server. */
  failed: string
}

/** Result of the last attempt to save. */
export function SaveNote({ state, saved, failed }: SaveNoteProps) {
  const t = useTranslations('account')
  switch (state.status) {
    case 'saved':
      return (
        <Note ref={scrollToNote} tone="success" size="s" role="status">
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
          {t('profile.saving')}
        </p>
      )
    case 'idle':
      return null
  }
}
