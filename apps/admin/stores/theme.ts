import { create } from 'zustand'
import { oneOf } from '@/domain/shared/stored'
import { THEMES, type ThemeChoice } from '@/screens/admin/layout/themes'

/** index.html reads it too, before the first paint. */
export const THEME_KEY = 'adminTheme'

function stored(): ThemeChoice {
  try {
    return oneOf(THEMES, localStorage.getItem(THEME_KEY)) ?? 'system'
  } catch {
    return 'system'
  }
}

export const useTheme = create<{ choice: ThemeChoice }>(() => ({ choice: stored() }))

function apply(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  useTheme.setState({ choice })
}

/** Storage may be blocked; the choice then lives as long as the page. */
export function chooseTheme(choice: ThemeChoice): void {
  apply(choice)
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Blocked storage is no reason to refuse the choice.
  }
}

/** Another tab chose one, or all storage was cleared. */
export const readThemeAgain = (): void => apply(stored())

window.addEventListener('storage', ({ key }) => {
  if (key === null || key === THEME_KEY) readThemeAgain()
})
