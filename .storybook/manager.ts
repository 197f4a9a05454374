import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'
import { brandTheme } from './brand-theme'

for (const [family, url] of [
  ['Figtree Variable', figtree],
  ['Fraunces Variable', fraunces],
] as const)
  document.fonts.add(new FontFace(family, `url(${url})`, { weight: '100 900' }))

/** Drawn when they are opened, or a page in them is: their rows were most of what the first page waited for. */
const collapsedRoots = ['storefront', 'admin', 'flows', 'matrix', 'product']

addons.setConfig({ theme: brandTheme('light'), sidebar: { showRoots: true, collapsedRoots } })

/** Storybook's UI follows the toolbar's theme. */
addons.register('verda/theme', (api) => {
  const handleGlobals = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: brandTheme(globals.theme === 'dark' ? 'dark' : 'light') })
  api.on(SET_GLOBALS, handleGlobals)
  api.on(GLOBALS_UPDATED, handleGlobals)
})

/**
 * Storybook's list of failed tests sets its filter as soon as it is drawn, before anything can have failed, and the tree of
 * all entries would be computed a second time before the first story. Only a built Storybook, which cannot run tests, does
 * without.
 */
addons.register('verda/first-filter', (api) => {
  if (!('CONFIG_TYPE' in window) || window.CONFIG_TYPE !== 'PRODUCTION') return
  const setFilters = api.experimental_setFilters
  api.experimental_setFilters = async (filters) => {
    api.experimental_setFilters = setFilters
    if (Object.keys(filters).join() !== 'sidebar-bottom-filter') await setFilters(filters)
  }
})
