import { defineConfig, globalIgnores } from 'eslint/config'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import storybook from 'eslint-plugin-storybook'
import tseslint from 'typescript-eslint'

/** Who may import whom (README, "The house"): every room lists the rooms that it may reach. */
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
/** The API's modules, lowest first: every module lists those below it that it may import. */
const apiModules = {
  payments: [],
  cargo: [],
  categories: [],
  catalogue: [],
  staff: [],
  account: ['catalogue'],
  users: ['account'],
  cart: ['catalogue'],
  coupons: ['payments', 'catalogue', 'cart'],
  orders: ['cargo', 'catalogue', 'users', 'coupons'],
  returns: ['catalogue', 'users', 'coupons', 'orders'],
  checkout: ['payments', 'catalogue', 'cart', 'coupons', 'orders'],
  analytics: ['payments', 'catalogue', 'returns'],
  pages: ['categories', 'catalogue'],
}
const all = Object.keys(rooms)
const zones = [
  ...all.map((room) => ({
    target: `./${room}`,
    from: ['./src', './apps', './stories'],
    except: [room, ...rooms[room]].map((allowed) => `./${allowed}`),
  })),
  { target: './src/screens/storefront', from: './src/screens/admin' },
  { target: './src/screens/admin', from: './src/screens/storefront' },
  { target: './apps/storefront', from: ['./src/mocks', './apps/admin', './apps/api', './stories'] },
  { target: './apps/admin', from: ['./src/mocks', './apps/storefront', './apps/api', './stories'] },
  {
    target: './apps/api',
    from: ['./src', './apps/storefront', './apps/admin', './stories'],
    except: ['./src/domain', './src/contract', './src/i18n'],
  },
  ...Object.entries(apiModules).map(([module, below]) => ({
    target: `./apps/api/modules/${module}`,
    from: './apps/api/modules',
    except: [module, ...below].map((allowed) => `./apps/api/modules/${allowed}`),
  })),
  {
    target: './apps/api/platform',
    from: ['./apps/api/modules', './apps/api/demo'],
    // The answer cache still asks which language a page's cookie remembers.
    except: ['./apps/api/modules/pages/page-language.ts'],
  },
  { target: './src', from: ['./apps', './stories'] },
]

// `from` as an array forbids `except`; one zone per source says the same.
const flatZones = zones.flatMap(({ target, from, except = [] }) =>
  [from].flat().map((source) => ({
    target,
    from: source,
    except: except
      .filter((path) => path.startsWith(`${source}/`))
      .map((path) => `.${path.slice(source.length)}`),
    message: 'This room may not import that one: see "The house" in the README.',
  })),
)

export default defineConfig(
  globalIgnores(['dist', 'node_modules', '.storybook/public', '.data*']),
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
  },
  // The hooks' rules compile every file with the React compiler: only files that can hold components and hooks.
  {
    files: ['src/**', 'apps/storefront/**', 'apps/admin/**', 'stories/**', '.storybook/**'],
    ignores: ['src/{domain,contract,client,mocks}/**', '**/*.test.ts', 'stories/fixtures/**'],
    extends: [reactHooks.configs.flat.recommended],
  },
  { files: ['**/*.tsx'], extends: [jsxA11y.flatConfigs.recommended] },
  { files: ['stories/**', '.storybook/**'], extends: [storybook.configs['flat/recommended']] },
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: flatZones }],
      'no-restricted-globals': ['error', 'alert', 'confirm', 'prompt'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    },
  },
  {
    files: ['src/screens/**', 'src/ui/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        'fetch',
        'localStorage',
        'sessionStorage',
        'alert',
        'confirm',
        'prompt',
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: ['react-router-dom', 'zustand', '@tanstack/react-query'].map((name) => ({
            name,
            message: 'Screens and primitives only present.',
          })),
        },
      ],
    },
  },
  {
    // What reads what visitors send: a pattern that takes quadratic time over a megabyte stops the server.
    files: ['src/{contract,domain,client}/**', 'apps/api/**'],
    ignores: ['**/*.test.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  // Tests, stories and tools may throw `unknown` JSON about and float promises of the test runner.
  { files: ['**/*.stories.tsx'], rules: { '@typescript-eslint/unbound-method': 'off' } },
  { files: ['**/*.{js,mjs}'], extends: [tseslint.configs.disableTypeChecked] },
)
