import type { ESLint, Linter } from 'eslint'
import { noRemoved } from './lint/no-removed'
import { adminDensity, controlLabel, dialogDescription, dialogTitle, noRawColour } from './lint/rules'

const plugin = {
  meta: { name: 'verda' },
  rules: {
    'admin-density': adminDensity,
    'control-label': controlLabel,
    'dialog-description': dialogDescription,
    'dialog-title': dialogTitle,
    'no-raw-colour': noRawColour,
    'no-removed': noRemoved,
  },
} satisfies ESLint.Plugin

const recommended: Linter.Config = {
  name: 'verda/recommended',
  files: ['**/*.{jsx,tsx}'],
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  plugins: { verda: plugin },
  rules: Object.fromEntries(Object.keys(plugin.rules).map((name) => [`verda/${name}`, 'error'])),
}

export default { ...plugin, configs: { recommended } } satisfies ESLint.Plugin
