import { useState } from 'react'
import type { Notice } from '@/screens/admin/shared/lists/list-state'
import { isLost, sentenceOf } from './states'

/** The message of the moment; success clears after 3000 ms (A9), which its screen does. */
export function useNotice<Code extends string>() {
  const [notice, setNotice] = useState<Notice<Code>>()
  return {
    notice,
    say: setNotice,
    end: () => setNotice(undefined),
    /** For `mutate`: a message for either outcome, with the server's own sentence where it refused with one. */
    saying: (done: Code, failed: Code, lost = failed) => ({
      onSuccess: () => setNotice({ code: done }),
      onError: (error: Error) =>
        setNotice({ code: isLost(error) ? lost : failed, message: sentenceOf(error) }),
    }),
  }
}
