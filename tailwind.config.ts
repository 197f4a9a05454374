import type { Config } from 'tailwindcss'

const token = (name: string) => `var(--verda-${name})`
const named = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, token(name)]))
const type = (name: string, extra: Record<string, string> = {}): [string, Record<string, string>] => [
  token(name),
  { lineHeight: token(`${name}-lh`), ...extra },
]
const display = (name: string) =>
  type(name, { letterSpacing: token(`${name}-ls`), fontWeight: token('display-w') })
const title = (name: string) => type(name, { letterSpacing: token('title-ls'), fontWeight: token('title-w') })

/** Semantic tokens only: primitive colours have no utilities, so components cannot use them. */
export default {
  content: [],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...named('bg', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover', 'surface-inverse'),
      ...named('row-hover', 'row-selected'),
      ...named('on-inverse', 'on-inverse-muted', 'scrim', 'border', 'border-strong', 'border-input', 'focus'),
      ...named('text', 'text-muted', 'text-subtle', 'text-accent', 'text-brand'),
      ...named('primary', 'primary-hover', 'primary-active', 'on-primary', 'soft', 'soft-hover', 'on-soft'),
      ...named(
        'accent',
        'on-accent',
        'accent-soft',
        'on-accent-soft',
        'danger',
        'on-danger',
        'rating',
        'eu-organic',
        'eu-organic-stars',
      ),
      ...named('disabled-bg', 'disabled-text', 'success-bg', 'success-fg', 'warn-bg', 'warn-fg'),
      ...named(
        'danger-bg',
        'danger-fg',
        'info-bg',
        'info-fg',
        'plum-bg',
        'plum-fg',
        'neutral-bg',
        'neutral-fg',
      ),
      ...named('tint-sand', 'tint-sage', 'tint-apricot', 'tint-honey', 'tint-rose', 'tint-mist'),
      ...named('bot-line', 'bot-tint', 'bot-accent', 'bot-paper', 'bot-root', 'bot-root-hot', 'bot-lilac'),
      ...named('scene-wall', 'scene-floor', 'scene-niche', 'chart-1', 'chart-2', 'chart-3', 'chart-4'),
    },
    fontFamily: { serif: token('font-serif'), sans: token('font-sans') },
    fontSize: {
      'display-xl': display('display-xl'),
      'display-l': display('display-l'),
      'display-m': display('display-m'),
      'title-l': title('title-l'),
      'title-m': title('title-m'),
      'title-s': title('title-s'),
      'body-l': type('body-l'),
      body: type('body'),
      small: type('small'),
      caption: type('caption'),
      'a-figure': [token('a-figure'), { lineHeight: '1.2', letterSpacing: '-.014em' }],
      'a-title': [token('a-title'), { lineHeight: '1.3', letterSpacing: '-.01em' }],
      'a-heading': [token('a-heading'), { lineHeight: '1.4' }],
      'a-body': [token('a-body'), { lineHeight: '1.5' }],
      'a-small': [token('a-small'), { lineHeight: '1.45' }],
      'a-caption': [token('a-caption'), { lineHeight: '1.4' }],
    },
    borderRadius: {
      none: '0',
      xs: token('r-xs'),
      s: token('r-s'),
      m: token('r-m'),
      l: token('r-l'),
      xl: token('r-xl'),
      hero: token('r-hero'),
      admin: token('r-admin'),
      pill: token('r-pill'),
    },
    boxShadow: { none: 'none', s: token('shadow-s'), m: token('shadow-m'), l: token('shadow-l') },
    transitionTimingFunction: { out: token('ease-out'), in: token('ease-in'), fly: token('ease-fly') },
    transitionDuration: {
      fast: token('t-fast'),
      base: token('t-base'),
      dialog: token('t-dialog'),
      drawer: token('t-drawer'),
      fly: token('t-fly'),
    },
    zIndex: {
      0: '0',
      1: '1',
      header: token('z-header'),
      scrim: token('z-scrim'),
      drawer: token('z-drawer'),
      dialog: token('z-dialog'),
      toast: token('z-toast'),
    },
    extend: {
      spacing: {
        gutter: token('gutter'),
        section: token('section'),
        'control-sm': token('h-sm'),
        'control-md': token('h-md'),
        'control-lg': token('h-lg'),
        'control-admin': token('h-admin'),
        row: token('h-row'),
        hit: token('hit'),
      },
      maxWidth: { container: token('container') },
    },
  },
} satisfies Config
