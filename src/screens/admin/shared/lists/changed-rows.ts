import { createContext } from 'react'

/** Ids of rows that somebody else has just changed. */
export const ChangedRows = createContext<readonly string[]>([])
