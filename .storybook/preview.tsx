import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import './preview.css'
import { startWorker } from './preview.msw'
import { withLanguage } from './with-language'

export default {
  loaders: [mswLoader(startWorker)],
  decorators: [
    withLanguage,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  globalTypes: {
    language: {
      description: 'Language of the interface',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'App default (shop de, admin tr)' },
          { value: 'de', title: 'Deutsch' },
          { value: 'tr', title: 'Türkçe' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  initialGlobals: { language: 'auto' },
  parameters: {
    layout: 'centered',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { toc: true },
    options: {
      storySort: {
        order: ['Docs', ['Introduction', 'Principles'], 'UI', 'Storefront', 'Admin', 'Flows', 'Matrix'],
      },
    },
  },
  tags: ['autodocs'],
} satisfies Preview
