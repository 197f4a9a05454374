import { spawn } from 'node:child_process'

/** Runs a Node program as a build step. @throws Error naming the failed step */
export const runStep = (what: string, args: readonly string[]) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build of ${what} failed.`))))
  })

/** Runs a Vite build: mode of vite.config.ts, then flags. */
export const vite = ([mode = '', ...flags]: readonly string[]) =>
  runStep(mode, ['node_modules/vite/bin/vite.js', 'build', '--mode', mode, '--logLevel', 'warn', ...flags])
