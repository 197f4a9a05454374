import { resolve } from 'node:path'
import { readConfig, type Config } from '../../api/platform/config/config'
import { openDatabase, type Database } from '../../api/platform/db/open'

/** Opens the shop's database like the server; fails if a running shop uses an embedded one. */
type Open = <T>(work: (database: Database) => Promise<T>) => Promise<T>

/** Runs `work` on the database of the environment. @param work returns a message to print */
export async function openShop(work: (open: Open, config: Config) => Promise<string>): Promise<void> {
  try {
    const config = readConfig(process.env)
    const { databaseUrl, dataDir } = config
    const open: Open = async (use) => {
      const database = await openDatabase(databaseUrl === undefined ? { dataDir } : { databaseUrl })
      try {
        return await use(database)
      } finally {
        await database.close()
      }
    }
    console.log(await work(open, config))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

/** Same with a file given as the first argument. */
export const onDatabase = (
  usage: string,
  work: (open: Open, file: string, config: Config) => Promise<string>,
): Promise<void> =>
  openShop((open, config) => {
    const [file] = process.argv.slice(2)
    if (file === undefined) throw new Error(`Which file? ${usage}`)
    return work(open, resolve(file), config)
  })
