/** Selectable themes; 'system' follows the operating system. */
export const ADMIN_THEMES = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof ADMIN_THEMES)[number]
