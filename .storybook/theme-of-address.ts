import type { ThemeName } from './brand'

/** The theme that the URL of a page or a framed story asks for. */
export function themeOfAddress(): ThemeName {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? ''
  return /(?:^|;)theme:(\w+)/.exec(globals)?.[1] === 'dark' ? 'dark' : 'light'
}
