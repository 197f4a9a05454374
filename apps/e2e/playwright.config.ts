import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, devices, webkit } from '@playwright/test'
import { CHROMIUM_FLAGS, findTestChromium } from '../tooling/chromium'

const BACK_OFFICE = ['**/admin-*.spec.ts', '**/spec-admin.spec.ts']
/** Motion's frames cost a sixth of the time here; the phone has it. */
const WITHOUT_MOTION = { contextOptions: { reducedMotion: 'reduce' as const } }

const report = process.env.PLAYWRIGHT_JUNIT_OUTPUT_FILE

export default defineConfig({
  testDir: '.',
  outputDir: '../../dist/e2e',
  // Each worker has its own server; tests wait about as much as they compute, so one worker more than cores.
  workers: availableParallelism() + 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  retries: 0,
  reporter: report === undefined ? 'list' : [['list'], ['junit', { outputFile: report }]],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findTestChromium(), args: CHROMIUM_FLAGS },
    // Tracing every step doubles a test's duration; enable it with `E2E_TRACE=1 npm run test:e2e -- <spec>`.
    trace: process.env.E2E_TRACE === undefined ? 'off' : 'on',
    screenshot: 'only-on-failure',
  },
  // For the next project a worker starts another server. With one worker on the phone and the others in the shop, none
  // of them does so for a project that is nearly finished.
  projects: [
    // Repeats tests tagged @phone on a phone with touch.
    {
      name: 'phone',
      grep: /@phone/,
      workers: 1,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // Safari's engine, where `npx playwright install webkit` has brought it.
    ...(existsSync(webkit.executablePath())
      ? [{ name: 'webkit', grep: /@phone/, use: { ...devices['iPhone 15'], launchOptions: {} } }]
      : []),
    { name: 'shop', testIgnore: BACK_OFFICE, workers: availableParallelism(), use: WITHOUT_MOTION },
    { name: 'back office', testMatch: BACK_OFFICE, use: WITHOUT_MOTION },
  ],
})
