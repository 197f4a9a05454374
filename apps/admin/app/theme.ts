import { createStore } from 'zustand'
import { oneOf } from '@/shop/shared/stored'
import { ADMIN_THEMES, type ThemeChoice } from '@/screens/admin/layout/themes'
import { attempt } from './browser-storage'

/** index.html reads it too, before the first paint. */
export const THEME_KEY = 'adminTheme'

export interface ThemeState {
  readonly choice: ThemeChoice
  readonly choose: (choice: ThemeChoice) => void
  /** Called after another tab has changed it. */
  readonly readAgain: () => void
}

const read = (): ThemeChoice =>
  oneOf(
    ADMIN_THEMES,
    attempt(() => localStorage.getItem(THEME_KEY)),
  ) ?? 'system'

function apply(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
}

/** If storage is blocked, the theme is kept in memory. */
export const createTheme = () =>
  createStore<ThemeState>()((set) => ({
    choice: read(),
    choose: (choice) => {
      apply(choice)
      set({ choice })
      attempt(() => {
        if (choice === 'system') localStorage.removeItem(THEME_KEY)
        else localStorage.setItem(THEME_KEY, choice)
      })
    },
    readAgain: () => {
      const choice = read()
      apply(choice)
      set({ choice })
    },
  }))
