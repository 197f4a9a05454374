import { lazy } from 'react'

/** Loaded when there is something to choose; its section loads the words of the activity log. */
export const ConflictQuestion = lazy(() => import('./conflict-question'))
