import addonA11y from '@storybook/addon-a11y'
import type addonDocs from '@storybook/addon-docs'
import * as docsPreview from '@storybook/addon-docs/preview'
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes'
import { definePreview } from '@storybook/react-vite'
import { configure } from '@storybook/test'
import { configure as configureTesters } from '@testing-library/dom'
import { BRANDS } from '../stories/fixtures/brands'
import { WINDOWS } from '../stories/fixtures/windows'
import { controlsForValues, defaultArgs } from './controls-for-values'
import { mountPressable } from './mount-pressable'
import { skipPause } from './no-pause'
import './preview.css'
import { popUnhandledCalls, withMocks } from './preview.msw'
import { storyCode } from './story-code'
import { themeOfAddress } from './theme-of-address'
import { brandLoader } from './with-brand'
import { languageLoader, withLanguage } from './with-language'
import { withShop } from './with-shop'

// `findBy` and `waitFor` may have to wait for a chunk, a request and a slow machine: beside a busy loop on one of two
// cores, a run's first flow waits over 10 s until the development server has compiled the shop.
const asyncUtilTimeout = 30_000
configureTesters({ asyncUtilTimeout })
configure({
  asyncUtilTimeout,
  // By default the whole page is printed into the error of each failed attempt of `findBy`.
  getElementError: (message) => new Error(message ?? undefined),
})

// Dark from the first paint on: the decorator sets the theme once a story is drawn, which would flash before that.
if (themeOfAddress() === 'dark') document.documentElement.dataset.theme = 'dark'

const isTested = import.meta.env.VITEST_STORYBOOK !== undefined
if (isTested && matchMedia('(prefers-reduced-motion: reduce)').matches) skipPause(document)

/** Reporting only violations makes test runs faster and reports shorter. */
const axeOptions = isTested ? { resultTypes: ['violations' as const] } : {}

/** `addonDocs()` would bring the blocks of documentation, which are larger than all else of the first story. */
const docs: ReturnType<typeof addonDocs> = {
  parameters: { docs: { renderer: async () => new (await import('./docs-renderer')).PageRenderer() } },
}

export default definePreview({
  addons: [docsPreview, docs, addonA11y(), addonThemes()],
  loaders: [brandLoader, languageLoader],
  mount: mountPressable,
  beforeEach: withMocks,
  afterEach: async () => {
    const calls = await popUnhandledCalls()
    if (calls.length > 0) throw new Error(`The story made calls without a handler: ${calls.join(', ')}`)
  },
  argTypesEnhancers: [controlsForValues],
  argsEnhancers: [defaultArgs],
  // Docgen takes an exported object of args for a component.
  argTypes: { __docgenInfo: { table: { disable: true } }, displayName: { table: { disable: true } } },
  decorators: [
    withShop,
    withLanguage,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  globalTypes: {
    brand: {
      description: 'Sample brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: '', title: 'Verda' },
          ...Object.keys(BRANDS).map((name) => ({ value: name, title: `Brand ${name}` })),
        ],
      },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    language: {
      description: 'Language of the interface',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Default language', right: 'components en, shop de, back office tr' },
          { value: 'de', title: 'Deutsch' },
          { value: 'tr', title: 'Türkçe' },
          { value: 'en', title: 'English' },
          { value: 'pseudo', title: 'Pseudo (longer, accented)' },
        ],
      },
    },
  },
  initialGlobals: { language: 'auto', brand: '', direction: 'ltr' },
  parameters: {
    layout: 'centered',
    viewport: { options: WINDOWS },
    // Snapshots are opt-in (stories/fixtures/pictures.ts) and taken with reduced motion.
    chromatic: { disableSnapshot: true, prefersReducedMotion: 'reduce' },
    // WCAG 2.5.8 is off by default.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] }, options: axeOptions },
    controls: { expanded: true, sort: 'requiredFirst' },
    // A frame in a page has no panel that lists actions. The built Storybook does not recognise React's events there and
    // would serialise the windows that they refer to, the page's own included.
    actions: { disable: window.frameElement?.hasAttribute('data-framed-story') === true },
    docs: {
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .skip-toc' },
      source: { transform: storyCode },
    },
    options: {
      storySort: {
        order: [
          'Docs',
          [
            'Introduction',
            'Getting started',
            'Principles',
            'Components',
            'How to add a screen',
            'Foundations',
            ['Tokens', 'Brands', 'Typography', 'Icons', 'Drawings', 'Motion'],
            'Writing',
            'Accessibility',
            'Accessibility conformance',
            'Glossary',
            'Rules',
            [
              'Overview',
              'Money',
              'Coupons',
              'Stock and checkout',
              'Orders and payment',
              'Premium',
              'Identity',
            ],
            'Changes',
          ],
          'UI',
          [
            'Actions',
            'Forms',
            'Data display',
            'Layout',
            'Navigation',
            'Overlays',
            'Feedback',
            'Charts',
            ['*', ['Docs', '*']],
          ],
          'Storefront',
          [
            'Layout',
            'Home',
            ['Landing page'],
            'Search',
            'Catalogue',
            ['Catalogue page'],
            'Product',
            ['Product detail'],
            'Reviews',
            'Adviser',
            'Cart',
            ['Cart sidebar'],
            'Checkout',
            ['Checkout page'],
            'Orders',
            ['Orders page', 'Orders dialog'],
            'Subscription',
            'Account',
            ['Auth dialog', 'Profile dialog'],
            'Legal',
            'Shared',
          ],
          'Admin',
          [
            'Layout',
            'Login',
            ['Login page'],
            'Dashboard',
            'Orders',
            ['Orders page', 'Orders table'],
            'Returns',
            ['Returns page', 'Returns table'],
            'Bank file',
            'Bookkeeping',
            'Products',
            ['Products page', 'Products table', 'Product form'],
            'Categories',
            ['Categories page'],
            'Search words',
            'Reviews',
            ['Reviews page'],
            'Coupons',
            ['Coupons page'],
            'Users',
            ['Users page', 'Users table'],
            'Analytics',
            'Cargo companies',
            ['Cargo companies page', 'Cargo companies table'],
            'Payment settings',
            'Shop details',
            ['Shop details page'],
            'Staff',
            ['Staff page', 'Staff table'],
            'Roles',
            ['Roles page'],
            'Activity',
            'Sample screens',
            'Shared',
          ],
          'Flows',
          'Matrix',
          'Product',
          [
            'Running it',
            'Integrations',
            'Environment',
            'Commands',
            'Performance',
            'Contributing',
            'Decisions',
          ],
        ],
      },
    },
  },
  tags: ['autodocs'],
})
