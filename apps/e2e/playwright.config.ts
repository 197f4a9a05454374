import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findTestChromium } from '../tooling/chromium'

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

export default defineConfig({
  testDir: '.',
  outputDir: '../../dist/e2e',
  // Each worker has a shop of its own; a test waits as much as it computes, so one more than the cores.
  workers: availableParallelism() + 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findTestChromium(), args: CHROMIUM_FLAGS },
    // A trace of every step doubles a test's work: `E2E_TRACE=1 npm run test:e2e -- <spec>` records it where it is needed.
    trace: process.env.E2E_TRACE === undefined ? 'off' : 'on',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop' },
    // What shoppers do with a thumb: the tests with this tag run once more.
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
