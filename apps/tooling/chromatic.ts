import { spawn } from 'node:child_process'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error('CHROMATIC_PROJECT_TOKEN is not set: create a project at chromatic.com and set its token.')
  process.exit(1)
}
const child = spawn(
  process.execPath,
  [
    'node_modules/chromatic/dist/bin.cjs',
    '--config-file',
    '.storybook/chromatic.config.json',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
child.on('exit', (code) => process.exit(code ?? 1))
