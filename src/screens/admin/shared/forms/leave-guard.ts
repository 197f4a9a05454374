import { useEffect, useEffectEvent } from 'react'

type Leave = () => void
type Ask = (leave: Leave) => void

/** Questions of the forms that have unsaved changes, the newest last. */
const questions: Ask[] = []

export const hasUnsavedChanges = (): boolean => questions.length > 0

/** Goes at once; where a form has unsaved changes, after its question was answered with yes. */
export function leaveSafely(leave: Leave): void {
  const ask = questions.at(-1)
  if (ask) ask(leave)
  else leave()
}

/** While something is unsaved, whoever leads elsewhere has to ask here. */
export function useLeaveGuard(dirty: boolean, onAsk: Ask): void {
  const ask = useEffectEvent(onAsk)
  useEffect(() => {
    if (!dirty) return
    const question: Ask = (leave) => ask(leave)
    questions.push(question)
    return () => void questions.splice(questions.indexOf(question), 1)
  }, [dirty])
}
