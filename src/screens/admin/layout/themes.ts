/** Selectable themes; 'system' follows the operating system. */
export const THEMES = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof THEMES)[number]
