import { spawn } from 'node:child_process'
import { build, isBuilt } from './build'
import { ensureTestChromium } from './chromium'

process.env.CHROMIUM_PATH = await ensureTestChromium()
if (!isBuilt()) await build()

const child = spawn(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'apps/e2e/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
child.on('exit', (code) => process.exit(code ?? 1))
