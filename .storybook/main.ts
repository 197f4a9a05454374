import type { StorybookConfig } from '@storybook/react-vite'

export default {
  features: { sidebarOnboardingChecklist: false },
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
  typescript: { reactDocgen: 'react-docgen-typescript' },
} satisfies StorybookConfig
