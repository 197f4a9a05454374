import { create } from 'storybook/theming/create'
import { brandColours, type ThemeName } from './brand'

const SANS = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif"
const LOGO = `<span style="display:inline-flex;align-items:center;gap:8px;font:560 22px/1 'Fraunces Variable',Georgia,serif;letter-spacing:-.03em">
  <svg viewBox="0 0 24 30" width="19" height="24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
    <path d="M1 29V12a11 11 0 0 1 22 0v17H1ZM12 29V16"/><path d="M12 20c0-4.5-2.2-7-6.5-7.5C5.5 17 7.8 19.8 12 20Z" fill="currentColor"/><path d="M12 17c0-4.8 2.4-7.6 6.8-8.2C18.8 13.6 16.4 16.6 12 17Z"/>
  </svg>Verda</span>`

/** Storybook theme in the brand's colours and fonts. */
export function brandTheme(name: ThemeName) {
  const colour = brandColours[name]
  return create({
    base: name,
    brandTitle: LOGO,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: SANS,
    fontCode: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
    colorPrimary: colour.primary,
    // Used as a background of white text in the sidebar, whose text colour Storybook does not let us set.
    colorSecondary: name === 'dark' ? colour['forest-500'] : colour['text-brand'],
    appBg: colour['surface-sunken'],
    appContentBg: colour.bg,
    appPreviewBg: colour.bg,
    appHoverBg: colour['surface-hover'],
    appBorderColor: colour.border,
    appBorderRadius: 12,
    textColor: colour.text,
    textInverseColor: colour.bg,
    textMutedColor: colour['text-muted'],
    barTextColor: colour['text-muted'],
    barHoverColor: colour.text,
    barSelectedColor: colour['text-brand'],
    barBg: colour.bg,
    buttonBg: colour.surface,
    buttonBorder: colour['border-input'],
    booleanBg: colour['surface-sunken'],
    booleanSelectedBg: colour.surface,
    inputBg: colour.surface,
    inputBorder: colour['border-input'],
    inputTextColor: colour.text,
    inputBorderRadius: 8,
  })
}
