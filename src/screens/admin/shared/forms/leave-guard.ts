import { createContext, use, useEffect, useId } from 'react'

/** Somebody wants to leave a form with unsaved changes, and waits for the answer. */
interface LeaveRequest {
  readonly proceed: () => void
  readonly stay: () => void
}

/** What the app gives to its forms: it holds back whoever leads away from unsaved changes. */
interface LeaveGuard {
  /** The form has unsaved changes. @returns it has none any more */
  readonly protect: (formId: string) => () => void
  /** Goes on at once, or once the changes are given up. */
  readonly leave: (action: () => void) => void
  /** Asked of the form that was changed last. */
  readonly request?: LeaveRequest & { readonly formId: string }
}

export const LeaveGuardContext = createContext<LeaveGuard>({
  protect: () => () => undefined,
  leave: (action) => action(),
})

/** The request that a form with unsaved changes has to answer. */
export function useLeaveRequest(dirty: boolean): LeaveRequest | undefined {
  const formId = useId()
  const { protect, request } = use(LeaveGuardContext)
  useEffect(() => (dirty ? protect(formId) : undefined), [dirty, formId, protect])
  return request?.formId === formId ? request : undefined
}
