// @ts-check
// JavaScript, so that a thread starts without a compiler, from source and built.
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** @import { WorkerAnswer, Request, WorkerOptions } from './pglite-messages' */

/**
 * The embedded database runs in its own thread, so that a long query never blocks the server's event loop.
 * @param {WorkerAnswer} answer
 */
const post = (answer) => parentPort?.postMessage(answer)

/** @param {WorkerOptions} options */
async function open({ dataDir, template, wasm }) {
  const file = template === undefined ? undefined : await readFile(template)
  const dump = template?.endsWith('.gz') && file ? gunzipSync(file) : file
  const loaded = dump && { loadDataDir: new Blob([new Uint8Array(dump)]) }
  const options = { extensions: { pg_trgm }, ...wasm }
  if (dataDir === undefined) return PGlite.create({ ...options, ...loaded })
  if (!existsSync(dataDir)) {
    // Initialised in another folder and renamed when complete, so that an interruption leaves no partial database.
    const beside = `${dataDir}.new`
    rmSync(beside, { recursive: true, force: true })
    mkdirSync(beside, 0o700)
    const made = await PGlite.create({ ...options, dataDir: beside, ...loaded })
    await made.close()
    renameSync(beside, dataDir)
  }
  // Its files can be read and written by everybody, whatever the umask.
  chmodSync(dataDir, 0o700)
  return PGlite.create({ ...options, dataDir })
}

/** Larger responses are forwarded in parts. */
const PART_BYTES = 256 * 1024

/**
 * @param {PGlite} db
 * @param {Uint8Array} request
 * @returns {Promise<Uint8Array>} the last part of the response
 */
async function execute(db, request) {
  /** @type {Uint8Array[]} */
  let parts = []
  let size = 0
  await db.execProtocolRawStream(request, {
    onRawData: (bytes) => {
      // Copied, because it is a view into the database's memory.
      parts.push(bytes.slice())
      size += bytes.length
      if (size < PART_BYTES) return
      post({ kind: 'bytes', bytes: Buffer.concat(parts) })
      parts = []
      size = 0
    },
  })
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
}

/**
 * @param {PGlite} db
 * @param {Request} request
 * @returns {Promise<Uint8Array | undefined>}
 */
async function answer(db, request) {
  if (request === 'dump') {
    const dump = await db.dumpDataDir('none')
    post({ kind: 'bytes', bytes: new Uint8Array(await dump.arrayBuffer()) })
  } else if (request === 'close') {
    await db.close()
  } else if (request === 'reset') {
    // The next connection must not see open transactions or settings of the previous one.
    await db.exec('rollback')
    await db.exec('discard all')
  } else {
    return execute(db, request)
  }
  return undefined
}

/**
 * Errors of the embedded file system, by their numbers there; they have no message.
 * @type {Readonly<Record<number, string>>}
 */
const REFUSALS = {
  2: 'EACCES',
  29: 'EIO',
  33: 'EMFILE',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
}

/** @param {unknown} error */
function reason(error) {
  if (error instanceof Error) return error.message
  if (typeof error !== 'object' || error === null || !('errno' in error)) return String(error)
  return `the folder cannot be used (${REFUSALS[Number(error.errno)] ?? `error ${String(error.errno)}`})`
}

/** @param {WorkerOptions} options */
async function run(options) {
  const db = await open(options)
  let turn = Promise.resolve()
  parentPort?.on('message', (/** @type {Request} */ request) => {
    turn = turn
      .then(() => answer(db, request))
      .then((bytes) => post({ kind: 'done', ...(bytes && { bytes }) }))
      .catch((error) => post({ kind: 'failed', message: reason(error) }))
  })
  post({ kind: 'ready' })
}

run(workerData).catch((error) => post({ kind: 'failed', message: reason(error) }))
