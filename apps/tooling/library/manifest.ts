import root from '../../../package.json' with { type: 'json' }

/** use-intl is bundled, in its build for precompiled messages. */
const BUNDLED = ['use-intl']

/** As ranges, so that a host with a later version does not get two; the repository itself pins them. */
export const libraryDependencies = Object.fromEntries(
  Object.entries(root.dependencies)
    .filter(([name]) => !BUNDLED.includes(name))
    .map(([name, version]) => [name, `^${version}`]),
)

const entry = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` })

/** package.json of the published package; the repository's own is private. */
export const libraryManifest = () => ({
  name: root.name,
  version: root.version,
  description: 'Design system of the Verda shop: React components and whole screens on Radix',
  keywords: ['design-system', 'react', 'radix', 'components', 'e-commerce', 'storefront', 'admin'],
  license: root.license,
  type: root.type,
  engines: root.engines,
  sideEffects: root.sideEffects,
  bin: { [root.name]: './kit/cli.js' },
  exports: {
    '.': entry('index'),
    './domain': entry('shop/index'),
    './messages': entry('i18n/all-messages'),
    './messages/*': entry('i18n/messages/*'),
    './screens/*': entry('screens/*'),
    './samples/*': entry('samples/*'),
    './styles.css': './styles.css',
    './tokens.json': './tokens.json',
    './namespaces.json': './namespaces.json',
    './package.json': './package.json',
  },
  dependencies: libraryDependencies,
  peerDependencies: root.peerDependencies,
})
