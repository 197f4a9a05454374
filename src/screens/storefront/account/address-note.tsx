import { useTranslations } from '@/i18n'
import { Note, NoteAction } from '@/ui/note'
import { FocusNote } from '../shared/focus-note'
import type { SaveState } from './profile-types'

interface AddressNoteProps {
  email: string
  /** State of sending the verification mail. */
  state: SaveState
  onSend: () => void
}

/** Notice that the account's email has not been verified yet. */
export function AddressNote({ email, state, onSend }: AddressNoteProps) {
  const t = useTranslations('account')
  if (state.status === 'saved') {
    return (
      <Note tone="success" size="s" role="status">
        {t('profile.verification.sent', { email })}
      </Note>
    )
  }
  const action = (
    <NoteAction
      className="max-sm:ms-6 max-sm:basis-full max-sm:text-start"
      disabled={state.status === 'saving'}
      onClick={onSend}
    >
      {t('profile.verification.send')}
    </NoteAction>
  )
  return state.status === 'failed' ? (
    <FocusNote size="s" signal={state} action={action}>
      {state.message || t('profile.verification.failed')}
    </FocusNote>
  ) : (
    <Note tone="info" size="s" action={action} className="max-sm:flex-wrap">
      {t('profile.verification.open')}
    </Note>
  )
}
