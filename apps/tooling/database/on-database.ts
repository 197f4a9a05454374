import { resolve } from 'node:path'
import { readConfig } from '../../api/platform/config/config'
import { openDatabase, type Database } from '../../api/platform/db/open'

/**
 * Does something with a file and the database that the environment names, as the server would open it: an embedded
 * one that a running shop uses is refused.
 * @param work returns what to tell
 */
export const onDatabase = (
  usage: string,
  work: (database: Database, file: string) => Promise<string>,
): Promise<void> =>
  openShop((database) => {
    const [file] = process.argv.slice(2)
    if (file === undefined) throw new Error(`Which file? ${usage}`)
    return work(database, resolve(file))
  })

/** @param work returns what to tell */
export async function openShop(work: (database: Database) => Promise<string>): Promise<void> {
  try {
    const { databaseUrl, dataDir } = readConfig(process.env)
    const database = await openDatabase(databaseUrl === undefined ? { dataDir } : { databaseUrl })
    try {
      console.log(await work(database))
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
