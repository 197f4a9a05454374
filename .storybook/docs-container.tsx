import { DocsContainer as Base, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import messages from '../src/i18n/messages/en'
import { IntlProvider } from '../src/i18n/provider'
import { DocsTheme } from '../stories/docs/blocks/docs-theme'
import { brandTheme } from './brand-theme'
import type { ThemeName } from './brand'
import { themeOfAddress } from './theme-of-address'

interface GlobalsEvent {
  globals: Record<string, unknown>
}
const nameOf = (theme: unknown): ThemeName => (theme === 'dark' ? 'dark' : 'light')

/** Docs pages follow the toolbar's theme and use English messages. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(themeOfAddress)
  useEffect(() => {
    const handleGlobals = ({ globals }: GlobalsEvent) => setTheme(nameOf(globals.theme))
    context.channel.on(SET_GLOBALS, handleGlobals)
    context.channel.on(GLOBALS_UPDATED, handleGlobals)
    return () => {
      context.channel.off(SET_GLOBALS, handleGlobals)
      context.channel.off(GLOBALS_UPDATED, handleGlobals)
    }
  }, [context])
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <Base context={context} theme={brandTheme(theme)}>
      <DocsTheme value={theme}>
        <IntlProvider language="en" messages={messages}>
          {children}
        </IntlProvider>
      </DocsTheme>
    </Base>
  )
}
