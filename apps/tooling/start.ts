import { spawn } from 'node:child_process'
import { build, isBuilt } from './build'

if (!isBuilt()) {
  console.log('Building Verda once (about a minute) …')
  await build()
}

const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/server.js'], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
