import { createContext } from 'react'

/** The theme selected in the toolbar for docs pages; embedded frames use it too. */
export const DocsTheme = createContext<'light' | 'dark'>('light')
