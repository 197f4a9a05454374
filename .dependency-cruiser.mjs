/** Import zones (README, "The house"), including type imports: each room with the rooms it may import. */
const rooms = {
  'src/domain': [],
  'src/contract': ['src/domain'],
  'src/client': ['src/contract', 'src/domain'],
  'src/i18n': ['src/domain'],
  'src/tokens': [],
  'src/icons': [],
  'src/art': [],
  'src/ui': ['src/tokens', 'src/icons', 'src/i18n'],
  'src/screens': ['src/ui', 'src/icons', 'src/art', 'src/i18n', 'src/domain'],
  'src/mocks': ['src/contract', 'src/domain'],
}

/** The API's modules from lowest to highest: each with the lower modules it may import. */
const apiModules = {
  activity: [],
  mails: [],
  shop: [],
  payments: [],
  cargo: [],
  categories: [],
  catalogue: [],
  staff: [],
  account: ['catalogue'],
  users: ['account'],
  reviews: ['catalogue', 'account'],
  cart: ['catalogue'],
  coupons: ['payments', 'catalogue', 'cart'],
  orders: ['cargo', 'catalogue', 'users', 'coupons'],
  documents: ['orders', 'shop'],
  returns: ['catalogue', 'users', 'coupons', 'orders'],
  checkout: ['payments', 'catalogue', 'cart', 'coupons', 'orders'],
  analytics: ['payments', 'catalogue', 'returns'],
  pages: ['categories', 'catalogue'],
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

const modules = 'apps/api/modules'
const zones = [
  ...Object.entries(rooms).map(([room, allowed]) => zone(room, room, { allowed })),
  zone('shop-screens', 'src/screens/storefront', { from: ['src/screens/admin'] }),
  zone('office-screens', 'src/screens/admin', { from: ['src/screens/storefront'] }),
  zone('src', 'src', { from: ['apps', 'stories', String.raw`\.storybook`] }),
  ...['storefront', 'admin'].map((app) =>
    zone(`apps/${app}`, `apps/${app}`, {
      allowed: ['contract', 'client', 'domain', 'i18n', 'tokens', 'icons', 'art', 'ui', 'screens'].map(
        (room) => `src/${room}`,
      ),
    }),
  ),
  zone('apps/api', 'apps/api', { allowed: ['src/domain', 'src/contract', 'src/i18n'] }),
  ...Object.entries(apiModules).map(([module, below]) =>
    zone(`${modules}/${module}`, `${modules}/${module}`, {
      from: [modules],
      allowed: below.map((allowed) => `${modules}/${allowed}`),
    }),
  ),
  zone('apps/api/platform', 'apps/api/platform', { from: [modules, 'apps/api/demo'] }),
  zone('apps/e2e', 'apps/e2e', { from: ['apps/storefront', 'apps/admin', 'stories'] }),
  zone('apps/tooling', 'apps/tooling', { from: ['apps/storefront', 'apps/admin'] }),
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
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(node_modules|dist)|\.(json|css|svg|avif|webp)$` },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
}
