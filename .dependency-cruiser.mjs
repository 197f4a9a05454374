import { readFileSync } from 'node:fs'

/** Import zones (README, "The house"), including type imports: each room with the rooms it may import. */
const rooms = {
  'src/contract': ['src/shop'],
  'src/client': ['src/contract', 'src/shop'],
  'src/shop': ['src/contract', 'src/client', 'src/mocks'],
  'src/i18n': ['src/shop'],
  'src/tokens': [],
  'src/kit': ['src/tokens'],
  'src/icons': [],
  'src/art': [],
  'src/ui': ['src/tokens', 'src/icons', 'src/i18n'],
  'src/screens': ['src/ui', 'src/icons', 'src/art', 'src/i18n', 'src/shop'],
  'src/mocks': ['src/contract', 'src/shop'],
  'src/testing': [],
}

/** The API's modules from lowest to highest: each with the lower modules it may import. */
const apiModules = {
  activity: [],
  mails: [],
  shop: [],
  staff: [],
  payments: ['staff'],
  cargo: [],
  categories: ['catalogue'],
  catalogue: [],
  account: ['catalogue'],
  users: ['account'],
  reviews: ['catalogue', 'account'],
  cart: ['catalogue'],
  coupons: ['payments', 'catalogue', 'cart', 'users'],
  'returns/refunds': [],
  orders: ['cargo', 'catalogue', 'users', 'coupons', 'returns/refunds', 'shop'],
  'bank-statements': ['orders'],
  documents: ['orders', 'shop'],
  returns: ['catalogue', 'users', 'coupons', 'orders'],
  paypal: ['payments', 'orders', 'returns', 'staff'],
  'subscriptions/start': ['cart', 'orders'],
  checkout: ['payments', 'catalogue', 'cart', 'coupons', 'orders', 'subscriptions/start'],
  subscriptions: ['payments', 'cart', 'users', 'orders', 'checkout'],
  'order-changes': [
    'payments',
    'catalogue',
    'cart',
    'coupons',
    'account',
    'users',
    'returns/refunds',
    'orders',
    'checkout',
  ],
  analytics: ['payments', 'catalogue', 'returns'],
  pages: ['payments', 'categories', 'catalogue'],
}

const inside = (folders) => `^(${folders.join('|')})/`
const OURS = ['src', 'apps', 'stories', String.raw`\.storybook`]

/** Files of `room` may import `allowed` and each other, nothing else of `from`. */
const zone = (name, room, { from = OURS, allowed = [] }) => ({
  name,
  comment: 'This room may not import that one: see "The house" in the README.',
  severity: 'error',
  from: { path: inside([room]) },
  to: { path: inside(from), pathNot: inside([room, ...allowed]) },
})

/**
 * Parts of a subject in src/shop by the end of their name, from lowest to highest: rules (no ending), schemas, calls,
 * client, mocks. None imports a higher one, and outside of src/shop only the named folders read them.
 */
const parts = {
  // An imported row is read like a product that is saved.
  schemas: ['src/contract', 'apps/api/modules/catalogue/transfer'],
  calls: [],
  client: ['src/client', 'apps/storefront', 'apps/admin', 'stories', String.raw`\.storybook`],
  mocks: ['src/mocks', 'apps/tooling/bench', 'stories', String.raw`\.storybook`],
}
const ending = (names) => String.raw`^src/shop/.+\.(${names.join('|')})\.ts$`
const names = Object.keys(parts)
const TESTS = String.raw`\.(test|fixtures)\.tsx?$`
const partZones = [
  {
    name: 'shop-calls-types',
    comment: 'The schemas would bring zod into the browser; calls take their types.',
    severity: 'error',
    from: { path: ending(['calls', 'client']) },
    to: { path: ending(['schemas']), dependencyTypesNot: ['type-only'] },
  },
  ...names.flatMap((name, at) => [
    {
      name: `shop-below-${name}`,
      comment: 'Rules know no calls, calls no client, and nothing but stories and tests knows mocks.',
      severity: 'error',
      from: { path: '^src/shop/', pathNot: [ending(names.slice(at)), TESTS] },
      to: { path: ending([name]) },
    },
    ...(name === 'calls'
      ? []
      : [
          {
            name: `shop-${name}-readers`,
            comment: `Only ${parts[name].join(', ')} read a subject's ${name}.`,
            severity: 'error',
            from: { path: inside(OURS), pathNot: [inside(['src/shop', ...parts[name]]), TESTS] },
            to: { path: ending([name]) },
          },
        ]),
  ]),
]

/** Files whose classes the app's stylesheet leaves out: with one of them the app would draw what has no styles. */
const unstyled = (app) => ({
  name: `unstyled-${app}`,
  comment: `apps/${app}/index.css leaves its classes out: take it from the list there.`,
  severity: 'error',
  from: { path: `^apps/${app}/` },
  to: {
    reachable: true,
    path: [...readFileSync(`apps/${app}/index.css`, 'utf8').matchAll(/@source not '[./]+(.+)\.tsx?'/g)].map(
      ([, files]) => `^${files.replace('{', '(').replace('}', ')').replaceAll(',', '|')}[.]tsx?$`,
    ),
  },
})

const modules = 'apps/api/modules'
const zones = [
  ...Object.entries(rooms).map(([room, allowed]) => zone(room, room, { allowed })),
  zone('shop-screens', 'src/screens/storefront', { from: ['src/screens/admin'] }),
  zone('office-screens', 'src/screens/admin', { from: ['src/screens/storefront'] }),
  zone('src', 'src', { from: ['apps', 'stories', String.raw`\.storybook`] }),
  ...['storefront', 'admin'].map((app) =>
    zone(`apps/${app}`, `apps/${app}`, {
      allowed: ['contract', 'client', 'shop', 'i18n', 'tokens', 'icons', 'art', 'ui', 'screens'].map(
        (room) => `src/${room}`,
      ),
    }),
  ),
  zone('apps/api', 'apps/api', { allowed: ['src/contract', 'src/shop', 'src/i18n'] }),
  ...Object.entries(apiModules).map(([module, below]) =>
    zone(`${modules}/${module}`, `${modules}/${module}`, {
      from: [modules],
      allowed: below.map((allowed) => `${modules}/${allowed}`),
    }),
  ),
  zone('apps/api/platform', 'apps/api/platform', { from: [modules, 'apps/api/demo'] }),
  zone('apps/e2e', 'apps/e2e', { from: ['apps/storefront', 'apps/admin', 'stories'] }),
  zone('apps/lab', 'apps/lab', { from: ['apps/storefront', 'apps/admin', 'stories'] }),
  {
    ...zone('apps/tooling', 'apps/tooling', { from: ['apps/storefront', 'apps/admin'] }),
    // Templates of a section are written into apps/admin, and are type-checked where they lie.
    from: { path: inside(['apps/tooling']), pathNot: inside(['apps/tooling/new-screen/section']) },
  },
]

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A cycle cannot be read, moved or loaded one file at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...zones,
    ...partZones,
    unstyled('storefront'),
    unstyled('admin'),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(node_modules|dist)|\.(json|css|svg|avif|webp)$` },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
}
