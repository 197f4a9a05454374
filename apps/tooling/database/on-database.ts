import { resolve } from 'node:path'
import { readConfig, type Config } from '../../api/platform/config/config'
import { openDatabase, type Database } from '../../api/platform/db/open'

/** Opens the shop's database as the server would; an embedded one that a running shop uses is refused. */
type Open = <T>(work: (database: Database) => Promise<T>) => Promise<T>

/** Does something with the database that the environment names. @param work returns what to tell */
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

/** The same with a file that the first argument names. */
export const onDatabase = (
  usage: string,
  work: (open: Open, file: string, config: Config) => Promise<string>,
): Promise<void> =>
  openShop((open, config) => {
    const [file] = process.argv.slice(2)
    if (file === undefined) throw new Error(`Which file? ${usage}`)
    return work(open, resolve(file), config)
  })
