import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { openDatabase } from './open'

/**
 * Writes an empty migrated database as `database.tar.gz`. Run once by the build, so that the first start of the server
 * need not initialise one.
 */
export async function writeTemplate(path: string): Promise<void> {
  const database = await openDatabase({})
  if (!database.dump) throw new Error('only the embedded database makes a template')
  await writeFile(path, gzipSync(await database.dump(), { level: 6 }))
  await database.close()
}
