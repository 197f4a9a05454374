import { useCallback, useState, type ReactNode } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { fields } from '@/shop/shared/stored'
import { LeaveGuardContext } from '@/screens/admin/shared/forms/leave-guard'
import { useAdminApplication } from './application'

/** History state of navigation by a section itself: its forms were saved or have already asked. */
export const BY_SECTION = { bySection: true } as const

/** Forms with unsaved changes ask before a link, the command palette, logout, Back or Forward leaves them. */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const { session } = useAdminApplication()
  const [formIds, setFormIds] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<() => void>()
  const blocker = useBlocker(({ nextLocation, historyAction }) => {
    const byItself = historyAction !== NavigationType.Pop && fields(nextLocation.state).bySection === true
    // A session that has ended redirects to the login without asking: drafts are kept.
    return formIds.length > 0 && !byItself && session.getState().token !== null
  })
  const protect = useCallback((formId: string) => {
    setFormIds((before) => [...before, formId])
    return () => setFormIds((before) => before.filter((id) => id !== formId))
  }, [])
  const formId = formIds.at(-1)
  const answer =
    blocker.state === 'blocked'
      ? { proceed: blocker.proceed, stay: blocker.reset }
      : asked && { proceed: asked, stay: () => undefined }
  const request = formId !== undefined &&
    answer && {
      formId,
      proceed: () => {
        setAsked(undefined)
        answer.proceed()
      },
      stay: () => {
        setAsked(undefined)
        answer.stay()
      },
    }
  const leave = (action: () => void) => (formId === undefined ? action() : setAsked(() => action))
  return (
    <LeaveGuardContext value={{ protect, leave, request: request || undefined }}>
      {children}
    </LeaveGuardContext>
  )
}
