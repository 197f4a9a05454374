import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { variantDefaults } from '../apps/tooling/storybook/variant-defaults.ts'
import { completeRow } from './docgen-rows.ts'

const DEFAULTS = variantDefaults(join(import.meta.dirname, '../src/ui'))

/** Props of Radix that a component passes on without meaning to: `asChild` of a whole dialog. */
const isInherited = (
  prop: { name: string; declarations?: readonly { fileName: string }[] },
  component: string,
) =>
  component !== 'DropdownMenuItem' &&
  prop.name === 'asChild' &&
  prop.declarations?.every(({ fileName }) => fileName.includes('node_modules')) === true

export default {
  features: { sidebarOnboardingChecklist: false, experimentalTestSyntax: true },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-themes',
    'msw-storybook-addon',
  ],
  framework: '@storybook/react-vite',
  staticDirs: ['./public', { from: '../apps/api/demo/media', to: '/media' }],
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" type="image/svg+xml" />`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      propFilter: (prop, { name }) => {
        if (prop.parent && /node_modules/.test(prop.parent.fileName)) return false
        if (isInherited(prop, name)) return false
        const value = DEFAULTS.get(name)?.[prop.name]
        if (value !== undefined) prop.defaultValue ??= { value }
        completeRow(prop)
        return true
      },
    },
  },
} satisfies StorybookConfig
