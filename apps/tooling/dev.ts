import { spawn } from 'node:child_process'
import { build, isBuilt } from './build'

/** Storefront and admin with hot reload, the API restarted on change; all three are proxied to each other. */
const run = (name: string, command: readonly string[]) => {
  const child = spawn(process.execPath, command, { stdio: 'inherit', env: process.env })
  child.on('exit', (code) => {
    if (code) console.error(`${name} ended with ${code}`)
  })
  return child
}

if (!isBuilt()) await build()
const vite = 'node_modules/vite/bin/vite.js'
const children = [
  run('api build', [
    vite,
    'build',
    '--mode',
    'server',
    '--ssr',
    '--watch',
    '--logLevel',
    'warn',
    '--emptyOutDir',
    'false',
  ]),
  run('api', ['--watch', '--enable-source-maps', 'dist/server/server.js']),
  run('storefront', [vite, '--mode', 'storefront', '--port', '5173', '--strictPort']),
  run('admin', [vite, '--mode', 'admin', '--port', '5174', '--strictPort']),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
