import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { writeBackup } from '../db/backup'
import type { Database } from '../db/open'
import { controlPath } from './control-path'

interface ControlOptions {
  readonly dataDir: string
  readonly database: Database
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Gives local tools access to an embedded database that this process holds: `GET /backup` responds with a backup. Only
 * the user who runs the shop can access the socket. The caller holds the folder's lock, so an existing socket is stale.
 * @returns a function that stops it
 */
export async function startControl({ dataDir, database, log }: ControlOptions): Promise<() => Promise<void>> {
  const path = controlPath(dataDir)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/backup') {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': 'application/gzip', trailer: 'rows' })
    writeBackup(database, response, (rows) => response.addTrailers({ rows: String(rows) })).catch(
      (error: unknown) => {
        log.error({ err: error }, 'a backup failed')
        // Aborted without end, so that the reader cannot mistake it for complete.
        response.destroy()
      },
    )
  })
  rmSync(path, { force: true })
  const mask = process.umask(0o177)
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(path, resolve)
    })
  } finally {
    process.umask(mask)
  }
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
