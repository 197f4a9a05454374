import { spawnSync } from 'node:child_process'
import { build, isBuilt } from './build'
import { runStep } from './run-build'
import { missingPrograms } from './webkit/driver'

/** Tests overlay heights and a purchase in WebKit, Safari's engine. Arguments are passed to vitest. */
const missing = missingPrograms()
if (missing.length > 0) {
  console.log(
    `Skipped: ${missing.join(' and ')} not found; on Debian: apt-get install webkit2gtk-driver xvfb`,
  )
} else {
  if (!isBuilt()) await build()
  await runStep('the Storybook', [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '--quiet',
    '-o',
    'dist/storybook',
  ])
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'webkit',
      '--no-file-parallelism',
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
}
