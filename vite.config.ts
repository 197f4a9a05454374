import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config'
import { builds } from './apps/tooling/vite/builds.ts'
import { CHROMIUM_FLAGS, findTestChromium } from './apps/tooling/chromium.ts'
import { messages } from './apps/tooling/vite/messages-plugin.ts'
import { BUNDLED_AHEAD } from './apps/tooling/vite/optimized-deps.ts'
import { pureCalls } from './apps/tooling/vite/pure-calls-plugin.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** Browsers that support light-dark(), OKLCH and nesting natively, because lowering them doubles the stylesheet. */
const target = ['chrome123', 'edge123', 'firefox121', 'safari17.5']

/** Timeout in ms for slow machines; a test fails only if something never happens. */
const SLOW_MACHINE_TIMEOUT = 300_000

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  expect: {
    toMatchScreenshot: {
      // The hook's own timeout limits it. Another one would keep the process open: Vitest never clears its timer.
      timeout: 0,
      // Chromium's antialiasing of curves varies between runs, by an amount that cannot be seen.
      comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 0 },
      resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
        at(`node_modules/.cache/pictures/${arg}${ext}`),
    },
  },
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

/** `false` if the command names other projects only. */
const isAsked = (project: string): boolean => {
  const { values } = parseArgs({ strict: false, options: { project: { type: 'string', multiple: true } } })
  return values.project?.includes(project) ?? true
}

/** Stories whose screenshots are compared with those of the last `npm run test:visual -- --update`. */
const picturesOnly = process.env.PICTURES !== undefined

/** Project of the stories. Its plugin starts Storybook, which takes four seconds. */
const stories = (): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [
    storybookTest({
      configDir: at('.storybook'),
      ...(picturesOnly && { tags: { include: ['picture'], exclude: ['test-fn'] } }),
    }),
  ],
  test: {
    name: 'storybook',
    setupFiles: [
      ...(picturesOnly ? ['.storybook/pictures.setup.ts'] : []),
      ...(process.env.VITE_REACT_DELAY === undefined ? [] : ['.storybook/late-tasks.setup.ts']),
    ],
    browser: browser(),
    // Components and applications have no state outside, so stories share a page, which halves the duration.
    isolate: false,
    testTimeout: SLOW_MACHINE_TIMEOUT,
    hookTimeout: SLOW_MACHINE_TIMEOUT,
    // A flow waits nearly half of its time, so one page more than cores; other projects run before.
    maxWorkers: availableParallelism() + 1,
    sequence: { groupOrder: 2, setupFiles: 'list' },
  },
})

export default defineConfig(({ mode }): ViteUserConfig => {
  const named = builds(at)[mode]
  const build = named?.() ?? {}
  return {
    ...build,
    // Vite mode names the build, so React needs NODE_ENV explicitly for its production build; the package leaves it to
    // its host.
    ...(named && mode !== 'lib' && { define: { 'process.env.NODE_ENV': '"production"' } }),
    plugins: [
      build.plugins,
      messages(),
      pureCalls(),
      react({ compiler: mode !== 'storefront' }),
      tailwindcss(),
    ],
    publicDir: build.root ? `${build.root}/public` : false,
    resolve: { dedupe: ['react', 'react-dom'], tsconfigPaths: true },
    // An inlined font would be downloaded by users who need none of its letters.
    build: {
      target,
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      ...build.build,
    },
    optimizeDeps: { include: BUNDLED_AHEAD },
    test: {
      // One worker per core: the default leaves one idle, which is half of a machine with two.
      maxWorkers: availableParallelism(),
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            isolate: false,
            testTimeout: SLOW_MACHINE_TIMEOUT,
            exclude: ['src/kit/template/**'],
            include: ['src/**/*.test.{ts,tsx}', 'apps/{storefront,admin,tooling}/**/*.test.{ts,tsx}'],
            setupFiles: ['apps/tooling/properties.setup.ts'],
            server: { deps: { inline: ['use-intl'] } },
          },
        },
        {
          extends: true,
          test: {
            name: 'api',
            environment: 'node',
            // Loading the server takes longer than most test files, so each worker loads it once.
            isolate: false,
            include: ['apps/api/**/*.test.ts'],
            setupFiles: ['apps/tooling/properties.setup.ts', 'apps/api/testing/quick-hashes.setup.ts'],
            globalSetup: ['apps/api/testing/seen-answers.setup.ts'],
            server: { deps: { inline: ['use-intl'] } },
            testTimeout: SLOW_MACHINE_TIMEOUT,
            hookTimeout: SLOW_MACHINE_TIMEOUT,
          },
        },
        ...[
          { name: 'faults', include: ['apps/tooling/faults/*.faults.ts'] },
          // Measurements need the machine for themselves: one file after the other, after all others.
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
            isolate: false,
            server: { deps: { inline: ['use-intl'] } },
            testTimeout: SLOW_MACHINE_TIMEOUT,
            hookTimeout: SLOW_MACHINE_TIMEOUT,
          },
        })),
        ...(isAsked('storybook') ? [stories()] : []),
      ],
    },
  }
})
