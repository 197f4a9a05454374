/** What an administrator can choose; 'system' follows the machine. */
export const THEMES = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof THEMES)[number]
