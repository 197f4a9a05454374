import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { builds } from './apps/tooling/builds.ts'
import { CHROMIUM_FLAGS, findTestChromium } from './apps/tooling/chromium.ts'
import { firstView } from './apps/tooling/first-view-plugin.ts'
import { messages } from './apps/tooling/messages-plugin.ts'
import { BUNDLED_AHEAD } from './apps/tooling/optimized-deps.ts'
import { pureCalls } from './apps/tooling/pure-calls-plugin.ts'
import { requirementsReport } from './apps/tooling/requirements/plugin.ts'
import { usesReport } from './apps/tooling/storybook/uses-plugin.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** light-dark(), OKLCH and nesting are shipped as written: lowering them doubles the stylesheet. */
const target = ['chrome123', 'edge123', 'firefox121', 'safari17.5']

/** What a shopper sees before touching anything. */
const FIRST_VIEW = ['app/app', 'pages/landing/view', 'pages/product/view'].map(
  (file) => `apps/storefront/${file}.tsx`,
)

/** ms. A story waits for what it awaits, however slow the machine is; what never comes still fails. */
const SLOW_MACHINE_TIMEOUT = 60_000

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: findTestChromium(),
      args: CHROMIUM_FLAGS,
    },
    contextOptions: {
      timezoneId: 'UTC',
      deviceScaleFactor: 1,
      reducedMotion: 'reduce' as const,
      colorScheme: 'light' as const,
    },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
})

export default defineConfig(({ mode }): ViteUserConfig => {
  const named = builds(at)[mode]
  const build = named?.() ?? {}
  return {
    ...build,
    // The builds run in the mode that names them; React and Vite still see a production build.
    ...(named && { define: { 'process.env.NODE_ENV': '"production"' } }),
    plugins: [
      messages(),
      pureCalls(),
      requirementsReport(at('.')),
      usesReport(at('.')),
      react({ compiler: mode !== 'storefront' }),
      tailwindcss(),
      firstView({
        root: at('.'),
        sheet: 'apps/storefront/index.css',
        rest: 'apps/storefront/rest.css',
        entry: 'apps/storefront/entry-client.tsx',
        views: FIRST_VIEW,
      }),
    ],
    publicDir: build.root ? `${build.root}/public` : false,
    resolve: { dedupe: ['react', 'react-dom'], tsconfigPaths: true },
    // A font in the stylesheet would be fetched by those who need none of its letters.
    build: {
      target,
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      ...build.build,
    },
    optimizeDeps: { include: BUNDLED_AHEAD },
    test: {
      // One worker a core: the default leaves one idle, which is half of a machine with two.
      maxWorkers: availableParallelism(),
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            isolate: false,
            testTimeout: 30_000,
            include: ['src/**/*.test.{ts,tsx}', 'apps/{storefront,admin,tooling}/**/*.test.{ts,tsx}'],
            server: { deps: { inline: ['use-intl'] } },
          },
        },
        {
          extends: true,
          test: {
            name: 'api',
            environment: 'node',
            // Loading the server takes longer than most files' tests: a worker loads it once.
            isolate: false,
            include: ['apps/api/**/*.test.ts'],
            globalSetup: ['apps/api/testing/seen-answers.setup.ts'],
            server: { deps: { inline: ['use-intl'] } },
            testTimeout: 60_000,
            hookTimeout: 120_000,
          },
        },
        ...[
          { name: 'faults', include: ['apps/tooling/faults/*.faults.ts'] },
          // What is measured needs the machine for itself: one file after the other, when the rest has ended.
          {
            name: 'faults-measured',
            include: ['apps/tooling/faults/measured/*.faults.ts'],
            fileParallelism: false,
            sequence: { groupOrder: 1 },
          },
        ].map((faults) => ({
          extends: true as const,
          test: {
            ...faults,
            environment: 'node' as const,
            server: { deps: { inline: ['use-intl'] } },
            testTimeout: 300_000,
            hookTimeout: 120_000,
          },
        })),
        {
          extends: true,
          test: {
            name: 'webkit',
            environment: 'node',
            include: ['apps/tooling/webkit/*.webkit.ts'],
            testTimeout: 300_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: at('.storybook') })],
          // A screen keeps nothing outside itself, so its stories share a page: half of the time saved.
          test: {
            name: 'storybook',
            browser: browser(),
            isolate: false,
            testTimeout: SLOW_MACHINE_TIMEOUT,
            exclude: ['stories/flows/**'],
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: at('.storybook') })],
          test: {
            name: 'flows',
            browser: browser(),
            isolate: false,
            testTimeout: SLOW_MACHINE_TIMEOUT,
            exclude: ['stories/!(flows)/**'],
          },
        },
      ],
    },
  }
})
