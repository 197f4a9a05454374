import { describe, expect, it } from 'vitest'
import { build } from 'vite'
import { firstView } from './first-view-plugin'

/** Builds a module that imports only rest.css, like a storefront overlay in Storybook. */
const buildOverlayAlone = (mode: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    mode,
    build: { write: false, rolldownOptions: { input: 'virtual:overlay' } },
    plugins: [
      {
        name: 'overlay',
        resolveId: (id) => (id === 'virtual:overlay' || id.endsWith('/rest.css') ? id : undefined),
        load: (id) =>
          id === 'virtual:overlay'
            ? `import '/rest.css'`
            : id.endsWith('/rest.css')
              ? '.a{color:red}'
              : undefined,
      },
      firstView({ root: '/', sheet: 'index.css', rest: 'rest.css', entry: 'entry.tsx', views: [] }),
    ],
  })

describe('the first view’s stylesheet', () => {
  it('is split in the storefront’s own builds only', async () => {
    const built = [await buildOverlayAlone('production')].flat()
    const files = built.flatMap((each) => ('output' in each ? each.output : []))
    expect(files.some((file) => file.type === 'asset' && String(file.source).includes('red'))).toBe(true)
  })
})
