export type ThemeName = 'light' | 'dark'

/**
 * Token values for Storybook's own UI, which cannot read CSS variables.
 * `apps/tooling/house/docs.test.ts` compares them with src/tokens.
 */
export const brandColours = {
  light: {
    bg: '#fbf8f1',
    surface: '#fefdfa',
    'surface-sunken': '#f6f1e7',
    'surface-hover': '#f6f1e7',
    border: '#e2d9c9',
    'border-input': '#858477',
    text: '#16201a',
    'text-muted': '#4a4f45',
    'text-brand': '#244b37',
    primary: '#244b37',
    'on-primary': '#fefdfa',
    'forest-500': '#508366',
    soft: '#e2ece0',
  },
  dark: {
    bg: '#060d0a',
    surface: '#0c1511',
    'surface-sunken': '#040806',
    'surface-hover': '#1b251f',
    border: '#202a24',
    'border-input': '#858477',
    text: '#f6f1e7',
    'text-muted': '#c9c0ae',
    'text-brand': '#a9c8ad',
    primary: '#a9c8ad',
    'on-primary': '#09100c',
    'forest-500': '#508366',
    soft: '#1c2b23',
  },
} as const satisfies Record<ThemeName, Record<string, string>>
