import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig, type Config } from '../platform/config/config'
import { openDatabase, type Database } from '../platform/db/open'

/** Opens the shop's database like the server; fails if a running shop uses an embedded one. */
type Open = <T>(work: (database: Database) => Promise<T>) => Promise<T>

/** A database made by a tool would be empty, and its backup or password of no use to the shop that was meant. */
function requireShop({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'database'))) {
    throw new Error(`There is no shop in ${dataDir}; set DATA_DIR or DATABASE_URL as for its server.`)
  }
}

interface Shop {
  /** @default true */
  readonly mustExist?: boolean
}

/** Runs `work` on the database of the environment. @param work returns a message to print */
export async function openShop(
  work: (open: Open, config: Config) => Promise<string>,
  { mustExist = true }: Shop = {},
): Promise<void> {
  try {
    const config = readConfig(process.env)
    const { databaseUrl, dataDir } = config
    if (mustExist) requireShop(config)
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
  shop?: Shop,
): Promise<void> =>
  openShop((open, config) => {
    const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
    if (file === undefined) throw new Error(`Which file? ${usage}`)
    return work(open, resolve(file), config)
  }, shop)
