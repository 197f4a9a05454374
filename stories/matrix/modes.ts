/** What Chromatic draws of every matrix: theme × width, as `npm run test:visual` does on this machine. */
export const chromaticModes = {
  lightPhone: { theme: 'light', viewport: { width: 390, height: 900 } },
  lightWide: { theme: 'light', viewport: { width: 1440, height: 900 } },
  darkPhone: { theme: 'dark', viewport: { width: 390, height: 900 } },
  darkWide: { theme: 'dark', viewport: { width: 1440, height: 900 } },
} as const
