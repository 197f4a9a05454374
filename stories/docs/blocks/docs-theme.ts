import { createContext } from 'react'

/** The theme that the toolbar has chosen for a docs page; frames in it follow. */
export const DocsTheme = createContext<'light' | 'dark'>('light')
