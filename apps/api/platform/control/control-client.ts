import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { errorCode } from '../start-error'
import { controlPath } from './control-path'

const ask = (socketPath: string, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ socketPath, path }, resolve).on('error', reject).end()
  })

/**
 * Writes a backup of the running shop in this folder to a file, which is renamed into place when complete.
 * @returns number of rows; undefined if no process is running
 */
export async function backUpRunning(dataDir: string, file: string): Promise<number | undefined> {
  const part = `${file}.part`
  let answer: IncomingMessage
  try {
    answer = await ask(controlPath(dataDir), '/backup')
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED'].includes(errorCode(error) ?? '')) return undefined
    throw error
  }
  try {
    await pipeline(answer, createWriteStream(part, { mode: 0o600 }))
    const { rows } = answer.trailers
    if (rows === undefined) throw new Error('the backup ended before it was whole')
    renameSync(part, file)
    return Number(rows)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}
