import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PostgresServer } from './postgres'

/** Runs a command of this package with a temporary PostgreSQL in TEST_DATABASE_URL. @returns its exit code */
export async function withPostgres(
  [name = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const server = await PostgresServer.start()
  try {
    return await new Promise((resolve) => {
      const child = spawn(join('node_modules', '.bin', name), args, {
        stdio: 'inherit',
        env: { ...process.env, ...env, TEST_DATABASE_URL: server.url },
      })
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
      child.on('error', () => resolve(1))
      child.on('exit', (code) => resolve(code ?? 1))
    })
  } finally {
    await server.dispose()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.exitCode = await withPostgres(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
