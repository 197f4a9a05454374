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
 * Lets the tools on this machine use an embedded database that this process holds: `GET /backup` answers with one. Only
 * the user who runs the shop can reach the socket. The caller holds the folder's lock, so an old socket is nobody's.
 * @returns ends it
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
        // Without an end: whoever reads must not take it for whole.
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
