import root from '../../../package.json' with { type: 'json' }

/** use-intl is bundled, in its build for precompiled messages. */
const BUNDLED = ['use-intl']

/** As ranges, so that a host with a later version does not get two; the repository itself pins them. */
export const libraryDependencies = Object.fromEntries(
  Object.entries(root.dependencies)
    .filter(([name]) => !BUNDLED.includes(name))
    .map(([name, version]) => [name, `^${version}`]),
)

/** Of hosts that use `verda/testing`, `verda/mocks`, `verda/eslint-plugin` or `verda migrate`. */
export const optionalPeers = {
  '@testing-library/dom': `^${root.devDependencies['@testing-library/dom']}`,
  '@testing-library/user-event': `^${root.devDependencies['@testing-library/user-event']}`,
  '@typescript-eslint/parser': '>=8',
  eslint: '>=9',
  msw: `^${root.devDependencies.msw}`,
}

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
    './testing': entry('testing/index'),
    './mocks': entry('mocks/index'),
    './eslint-plugin': entry('kit/eslint-plugin'),
    './styles.css': './styles.css',
    './page.css': './page.css',
    './tokens.json': './tokens.json',
    './verda.resolver.json': './verda.resolver.json',
    './namespaces.json': './namespaces.json',
    './package.json': './package.json',
  },
  dependencies: libraryDependencies,
  peerDependencies: { ...root.peerDependencies, ...optionalPeers },
  peerDependenciesMeta: Object.fromEntries(
    Object.keys(optionalPeers).map((name) => [name, { optional: true }]),
  ),
})
