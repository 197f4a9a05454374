import { useState } from 'react'
import type { SaveState } from '@/screens/storefront/account/profile-types'
import { useOverlay } from '../application'
import { isDeadSession, serverMessage } from '../session/failure-message'

/** State of saving a form. An expired session opens the login and keeps the form's input. */
export function useSaving<Input>(
  save: (input: Input) => Promise<void>,
): readonly [SaveState, (input: Input) => void] {
  const [state, setState] = useState<SaveState>({ status: 'idle' })
  const offerLogin = useOverlay((overlay) => overlay.offerLogin)
  const run = async (input: Input) => {
    setState({ status: 'saving' })
    try {
      await save(input)
      setState({ status: 'saved' })
    } catch (error) {
      setState({ status: 'failed', message: serverMessage(error) })
      if (isDeadSession(error)) offerLogin()
    }
  }
  return [state, (input) => void run(input)]
}
