import { useState } from 'react'
import type { Notice } from '@/screens/admin/shared/lists/list-state'
import { isLost, refusedLoadMessage } from './query-states'

/** The notice once this one ends: another that has come since, and may not be drawn yet, stays. */
export const afterEnd =
  <Message>(ended: Message) =>
  (now: Message): Message | undefined =>
    now === ended ? undefined : now

/** The current notice; the screen clears a success after three seconds. */
export function useNotice<Code extends string, Message extends Notice<Code> = Notice<Code>>() {
  const [notice, setNotice] = useState<Message | Notice<Code>>()
  return {
    notice,
    show: setNotice,
    clear: () => setNotice(afterEnd(notice)),
    /** Callbacks for `mutate` that show a notice for each outcome, with the server's message for a refusal. */
    announce: (done: Code, failed: Code, lost = failed) => ({
      onSuccess: () => setNotice({ code: done }),
      onError: (error: Error) =>
        setNotice({ code: isLost(error) ? lost : failed, message: refusedLoadMessage(error) }),
    }),
  }
}
