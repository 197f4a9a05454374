import { createContext, use, useEffect, useId } from 'react'

/** A pending navigation away from a form with unsaved changes. */
interface LeaveRequest {
  readonly proceed: () => void
  readonly stay: () => void
}

/** Provided by the app: blocks navigation away from forms with unsaved changes. */
interface LeaveGuard {
  /** Registers a form with unsaved changes. @returns a function that unregisters it */
  readonly protect: (formId: string) => () => void
  /** Runs the action at once, or after the changes have been discarded. */
  readonly leave: (action: () => void) => void
  /** Addressed to the form that was changed last. */
  readonly request?: LeaveRequest & { readonly formId: string }
}

export const LeaveGuardContext = createContext<LeaveGuard>({
  protect: () => () => undefined,
  leave: (action) => action(),
})

/** The pending navigation that a form with unsaved changes has to confirm or cancel. */
export function useLeaveRequest(dirty: boolean): LeaveRequest | undefined {
  const formId = useId()
  const { protect, request } = use(LeaveGuardContext)
  useEffect(() => (dirty ? protect(formId) : undefined), [dirty, formId, protect])
  return request?.formId === formId ? request : undefined
}
